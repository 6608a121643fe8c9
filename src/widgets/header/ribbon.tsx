import { useTexts } from '../../core/i18n/use-texts';
import { currentOf } from '../../core/page/current-link';
import { Link } from '../../core/ui/link';
import type { MobileHeaderProps } from './header.model';
import { texts } from './header.texts';
import { MenuRetry } from './menu-retry';
import { styles } from './mobile-header.styles';
import { usePageAddress } from './use-page';

/** The row of links in upper case [HDR-17]. The band stands without links too, so nothing jumps. */
export function Ribbon({ navigation }: Pick<MobileHeaderProps, 'navigation'>) {
  const links = navigation.data?.barLinks ?? [];
  const t = useTexts(texts);
  const here = usePageAddress();
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
            <Link className={styles.link} href={link} aria-current={currentOf(link, here)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
