import type { MouseEvent } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { currentOf } from '../../core/page/current-link';
import { QuickSearch } from '../../core/search/quick-search';
import { useOverlayPlace } from '../../core/state/overlay';
import { rem } from '../../core/style/tokens';
import { drawIcon } from '../../core/ui/icon';
import { IconButton } from '../../core/ui/icon-button';
import { Link } from '../../core/ui/link';
import { Skeleton } from '../../core/ui/skeleton';
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
import { SideMenuSection } from './side-menu-section';
import { usePageAddress } from './use-page';

export interface SideMenuProps extends MobileHeaderProps {
  readonly open: boolean;
  /** The menu has closed, or is asked to. */
  readonly onClose: () => void;
}

/**
 * The menu that slides in from the side: a modal dialog of the platform, so focus stays in it,
 * Escape closes it and the page behind is inert [HDR-16, HDR-22, IMP-13].
 */
export function SideMenu({ open, onClose, navigation, site }: SideMenuProps) {
  const t = useTexts(menuTexts);
  const here = usePageAddress();
  const dialog = useDialog({ open, onClose });
  const dialogProps = {
    ...dialog,
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      dialog.onClick(event);
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const isElsewhere = ctrlKey || metaKey || shiftKey;
      // It may lead to a place of this page, or the page's script may keep the header.
      if (!isElsewhere && (target as Element).closest('a[href]')) onClose();
    },
  };
  useOverlayPlace(open, onClose);
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
            <QuickSearch
              layout="quick"
              label={t('/header/menu-search')}
              searchUrl={site.searchUrl}
              endpoint={site.suggestionsEndpoint}
            />
          )}
          {status === 'loading' && !data && <Waiting />}
          <MenuRetry navigation={navigation} />
          <nav aria-label={t('/header/menu')}>
            <ul>
              {site.homeLink && (
                <li>
                  <Link
                    className={styles.plain}
                    href={site.homeUrl}
                    aria-current={currentOf(site.homeUrl, here)}
                  >
                    {drawIcon('home')}
                    <span>{t('/header/front-page')}</span>
                  </Link>
                </li>
              )}
              {data?.navAccordions.map((item, index) => (
                <SideMenuSection
                  // What was opened stays with its section when another page's sections come.
                  key={`${item.label} ${item.link} ${index}`}
                  item={item}
                  plain={site.plainSections}
                />
              ))}
              {data?.navLinks.map(({ label, link, icon }, index) => (
                <li key={index}>
                  <Link className={styles.plain} href={link} aria-current={currentOf(link, here)}>
                    <ItemIcon icon={icon} />
                    <span>{label}</span>
                  </Link>
                </li>
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

/** Stands for the sections until they come. */
const Waiting = () =>
  [9, 7, 8, 6].map((width) => (
    <Skeleton key={width} className={styles.waiting} width={rem(width)} height={rem(1.25)} />
  ));
