import { useId, useRef, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { useLeaving } from '../../core/page/use-leaving';
import { QuickSearch } from '../../core/quick-search/quick-search';
import { cx } from '../../core/style/css';
import { focusedIn } from '../../core/ui/focused-in';
import { IconButton } from '../../core/ui/icon-button';
import { NavLink } from '../../core/ui/nav-link';
import { CartLink } from './cart-link';
import type { MobileHeaderProps } from './header.model';
import { texts } from './header.texts';
import { LogoLink } from './logo-link';
import { MenuButton } from './menu-button';
import { MenuRetry } from './menu-retry';
import { styles } from './mobile-header.styles';
import { SkipLink } from './skip-link';
import { useFixedRow } from './use-fixed-row';
import { useScrolledPast } from './use-scrolled-past';

/** The row of links in upper case [HDR-17]. The band shows even without links, so nothing moves. */
function Ribbon({ navigation }: Pick<MobileHeaderProps, 'navigation'>) {
  const links = navigation.data?.barLinks ?? [];
  const t = useTexts(texts);
  return (
    <div className={styles.ribbon}>
      <MenuRetry navigation={navigation} />
      {links.length > 0 && (
        <nav aria-label={t('/header/top')}>
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
      )}
    </div>
  );
}

/** The header of narrow windows: a bar, a ribbon of links, and a side menu. */
export function MobileHeader({ ref, navigation, site }: MobileHeaderProps) {
  const t = useTexts(texts);
  const [searching, setSearching] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  // The shop's bar drops its logo [HDR-20].
  const logoGone = useScrolledPast(130) && site.shop;
  const isFixed = useFixedRow(bar, site.shop);
  const searchId = useId();
  const closeSearch = () => {
    setSearching(false);
    if (focusedIn(bar.current)) toggle.current?.focus();
  };
  useLeaving(closeSearch, searching);
  // The key keeps it, and an open menu, when another logo puts it elsewhere.
  const burger = <MenuButton key="menu" navigation={navigation} site={site} />;
  const cart = <CartLink href={site.cartUrl} />;
  return (
    <header ref={ref} className={cx(styles.header, site.hasTwin && styles.onlyNarrow)}>
      <SkipLink />
      <div className={styles.place}>
        <div
          ref={bar}
          className={cx(
            styles.bar,
            searching && styles.searching,
            site.plainBar && styles.plain,
            isFixed && styles.fixed,
          )}
        >
          {!site.plainBar && burger}
          {searching ? (
            <QuickSearch
              {...site.search}
              id={searchId}
              layout="mobile"
              autoFocus
              onClose={closeSearch}
            />
          ) : (
            <div>{!logoGone && <LogoLink href={site.homeUrl} />}</div>
          )}
          {site.plainBar ? (
            cart
          ) : (
            <div className={styles.end}>
              {cart}
              <IconButton
                ref={toggle}
                label={t(searching ? '/header/close-search' : '/header/open-search')}
                icon={searching ? 'close' : 'search'}
                size={1.5}
                aria-expanded={searching}
                aria-controls={searching ? searchId : undefined}
                onClick={() => setSearching(!searching)}
              />
            </div>
          )}
          {site.plainBar && burger}
        </div>
      </div>
      <Ribbon navigation={navigation} />
    </header>
  );
}
