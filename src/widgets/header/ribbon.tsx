import { useTexts } from '../../core/i18n/use-texts';
import { NavLink } from '../../core/ui/nav-link';
import type { MobileHeaderProps } from './header.model';
import { texts } from './header.texts';
import { MenuRetry } from './menu-retry';
import { styles } from './mobile-header.styles';

/** The row of links in upper case [HDR-17]. The band stands without links too, so nothing jumps. */
export function Ribbon({ navigation }: Pick<MobileHeaderProps, 'navigation'>) {
  const links = navigation.data?.barLinks ?? [];
  const t = useTexts(texts);
  if (links.length === 0)
    return (
      <div className={styles.ribbon}>
        <MenuRetry navigation={navigation} />
      </div>
    );
  return (
    <nav className={styles.ribbon} aria-label={t('/header/top')}>
      <ul className={styles.links}>
        {links.map(({ label, link }, index) => (
          <li key={index}>
            <NavLink className={styles.link} href={link}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
