import { cx } from '../../core/style/css';
import { heading as headings } from '../../core/style/heading.styles';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { safeUrl } from '../../read/link';
import type { SchoolTilesProps } from './school-tiles.contract';
import { styles } from './school-tiles.styles';

/** The letters of the longest word; browsers also break lines at hyphens. */
const longestWord = (text: string): number =>
  Math.max(1, ...text.split(/[\s\u00ad-]/).map(({ length }) => length));

export function SchoolTiles({ items }: SchoolTilesProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {items.map(({ heading, image, link }, at) => (
        <li key={at} className={cx(styles.tile, !image && styles.bare)}>
          {image && <Picture src={image} alt="" ratio="4/3" preset="three-by-two-crop" />}
          <h2
            className={cx(headings.block, styles.heading)}
            style={{ '--longest': longestWord(heading) } as React.CSSProperties}
          >
            <Link className={styles.link} href={link}>
              {heading}
            </Link>
            {safeUrl(link) && drawIcon('arrow-right')}
          </h2>
        </li>
      ))}
    </ul>
  );
}
