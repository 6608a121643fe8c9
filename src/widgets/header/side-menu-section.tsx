import type { NavigationSection } from '../../api/navigation';
import { currentOf } from '../../core/page/current-link';
import { Link } from '../../core/ui/link';
import { MenuSection } from '../../core/ui/menu-section';
import { styles } from './side-menu.styles';
import { usePageAddress } from './use-page';

interface SideMenuSectionProps {
  readonly item: NavigationSection;
  /** Only the link, in upper case [HDR-28]. */
  readonly plain?: boolean | undefined;
}

/** A section of the side menu. */
export function SideMenuSection({ item, plain }: SideMenuSectionProps) {
  const here = usePageAddress();
  if (!plain) return <MenuSection item={item} />;
  return (
    <li>
      <Link className={styles.upper} href={item.link} aria-current={currentOf(item.link, here)}>
        {item.label}
      </Link>
    </li>
  );
}
