import { memo } from 'react';
import type { ContentHit } from '../../api/search';
import { Heading } from '../../core/element/heading';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { Skeleton } from '../../core/ui/skeleton';
import { styles } from './site-search.styles';

/** A hit of the site search: title, image and text, all of it one link [SRCH-17]. */
export const SiteHit = memo(function SiteHit({ hit, eager }: { hit: ContentHit; eager: boolean }) {
  const { title, category, image, text, teaserText, url, link } = hit;
  return (
    <article className={styles.hit}>
      <div className={styles.picture}>
        {image && <Picture src={image} alt="" ratio="1/1" preset="small" lazy={!eager} />}
      </div>
      <div className={styles.words}>
        {category && <p className={styles.category}>{category}</p>}
        <Heading className={cx(heading.block, styles.title)}>
          <Link className={styles.link} href={url || link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.text}>{text || teaserText}</p>
      </div>
    </article>
  );
});

/** As tall as a hit. */
export const SiteHitSkeleton = () => (
  <div className={styles.hit}>
    <div className={styles.picture}>
      <Skeleton ratio="1/1" />
    </div>
    <div className={styles.words}>
      <Skeleton width="20%" />
      <Skeleton width="50%" height="1.5em" />
      <Skeleton width="90%" />
    </div>
  </div>
);
