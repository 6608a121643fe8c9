import type { NavigationLink } from '../../api/navigation';
import { useTexts } from '../../core/i18n/use-texts';
import { useOverlayPlace } from '../../core/popups/overlay';
import { QuickSearch } from '../../core/quick-search/quick-search';
import { cx } from '../../core/style/css';
import { rem } from '../../core/style/tokens';
import { IconButton } from '../../core/ui/icon-button';
import { MenuSection } from '../../core/ui/menu-section';
import { NavLink } from '../../core/ui/nav-link';
import { Skeleton } from '../../core/ui/skeleton';
import { useBackCloses } from '../../core/ui/use-back-closes';
import { useDialog } from '../../core/ui/use-dialog';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import type { MobileHeaderProps } from './header.model';
import { ItemIcon } from './item-icon';
import { LanguageLinks } from './language-links';
import { LogoLink } from './logo-link';
import { MenuRetry } from './menu-retry';
import { styles } from './side-menu.styles';
import { texts as menuTexts } from './side-menu.texts';

export interface SideMenuProps extends MobileHeaderProps {
  readonly open: boolean;
  /** Called when the menu has closed, or shall close. */
  readonly onClose: () => void;
}

/**
 * The menu that slides in from the side: a native modal dialog, so focus stays in it, Escape closes
 * it and the page behind is inert [HDR-16, HDR-22, IMP-13].
 */
export function SideMenu({ open, onClose, navigation, site }: SideMenuProps) {
  const t = useTexts(menuTexts);
  const dialogProps = useDialog({ open, onClose });
  useOverlayPlace(open, onClose);
  useBackCloses(onClose, open);
  const { data, status } = navigation;
  return (
    <dialog className={styles.dialog} aria-label={t('/header/menu')} {...dialogProps}>
      <div className={styles.box}>
        <div className={styles.head}>
          <IconButton label={t('/header/close-menu')} icon="close" size={1.5} onClick={onClose} />
          <LogoLink href={site.homeUrl} />
          <CartLink href={site.cartUrl} />
        </div>
        <div className={styles.content}>
          {!site.noMenuSearch && (
            <QuickSearch {...site.search} layout="quick" label={t('/header/menu-search')} />
          )}
          {status === 'loading' && !data && <Waiting />}
          <MenuRetry navigation={navigation} />
          <nav aria-label={t('/header/menu')}>
            <ul>
              {site.homeLink && (
                <Line icon="home" label={t('/header/front-page')} link={site.homeUrl} />
              )}
              {data?.navAccordions.map((item, index) =>
                site.plainSections ? (
                  <Line key={index} label={item.label} link={item.link} isUpper />
                ) : (
                  // The open state stays with its section when another page's sections load.
                  <MenuSection key={`${item.label} ${item.link} ${index}`} item={item} />
                ),
              )}
              {data?.navLinks.map((item, index) => (
                <Line key={index} {...item} />
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            {site.shop && <AccountLink site={site} />}
            <LanguageLinks navigation={navigation} all={site.allLanguages} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

type LineProps = NavigationLink & { readonly icon?: string; readonly isUpper?: boolean };

/** A link of the menu. */
const Line = ({ label, link, icon = '', isUpper }: LineProps) => (
  <li>
    <NavLink className={cx(styles.line, isUpper && styles.upper)} href={link}>
      <ItemIcon icon={icon} />
      <span>{label}</span>
    </NavLink>
  </li>
);

/** Placeholders for the sections until they load. */
const Waiting = () =>
  [9, 7, 8, 6].map((width) => (
    <Skeleton key={width} className={styles.waiting} width={rem(width)} height={rem(1.25)} />
  ));
