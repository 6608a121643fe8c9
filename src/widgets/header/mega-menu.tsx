import type { NavigationItem } from '../../api/navigation';
import { cx } from '../../core/style/css';
import { ButtonLink } from '../../core/ui/button-link';
import { NavLink } from '../../core/ui/nav-link';
import { Picture } from '../../core/ui/picture';
import { styles } from './mega-menu.styles';

interface MegaMenuProps {
  readonly id: string;
  readonly item: NavigationItem;
  readonly dropdown?: boolean | undefined;
}

/** The children of a tab: a panel across the page with a picture, or a short list [HDR-06..08]. */
export function MegaMenu({ id, item, dropdown }: MegaMenuProps) {
  const titleId = `${id}-title`;
  const list = item.children.length > 0 && (
    <ul {...(!dropdown && { className: styles.columns, 'aria-labelledby': titleId })}>
      {item.children.map(({ label, link }, index) => (
        <li key={index}>
          <NavLink className={styles.link} href={link}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div id={id} className={cx(styles.panel, dropdown && styles.dropdown)}>
      {dropdown ? (
        list
      ) : (
        <div className={styles.inner}>
          {item.teaserImage && (
            <div className={styles.teaser}>
              <Picture src={item.teaserImage} alt="" ratio="4/3" preset="medium" lazy={false} />
            </div>
          )}
          <div className={styles.body}>
            <h2 id={titleId} className={styles.title}>
              {item.label}
            </h2>
            {list}
            {item.showMoreLabel && <ButtonLink href={item.link}>{item.showMoreLabel}</ButtonLink>}
          </div>
        </div>
      )}
    </div>
  );
}
