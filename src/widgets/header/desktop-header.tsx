import { type CSSProperties, useRef } from 'react';
import type { DesktopNavigation } from '../../api/navigation';
import { useTexts } from '../../core/i18n/use-texts';
import { QuickSearch } from '../../core/quick-search/quick-search';
import { cx } from '../../core/style/css';
import { late } from '../../core/ui/late';
import { useOutOfView } from '../../core/ui/use-out-of-view';
import { CartLink } from './cart-link';
import { styles } from './desktop-header.styles';
import type { HeaderViewProps } from './header.model';
import { texts } from './header.texts';
import { LanguageLinks } from './language-links';
import { LogoLink } from './logo-link';
import { MenuRetry } from './menu-retry';
import { SkipLink } from './skip-link';
import { TabRow } from './tab-row';
import { useFixedRow } from './use-fixed-row';
import { useScrolledPast } from './use-scrolled-past';

// Only the shop has customers.
const AccountLink = late(() => import('./account-link'), 'AccountLink');

/**
 * The header of wide windows. The bottom row is positioned absolutely in a place of its height, so
 * that nothing moves when it becomes fixed [HDR-12, HDR-13]. Then it has a search and a cart link of
 * its own, and those that are scrolled away are hidden: for readers there is one of each.
 */
export function DesktopHeader({ ref, navigation, site }: HeaderViewProps<DesktopNavigation>) {
  const t = useTexts(texts);
  const row = useRef<HTMLDivElement>(null);
  const stuck = useFixedRow(row, useScrolledPast(site.stickyOffset), true);
  const middle = useRef<HTMLDivElement>(null);
  const isReplaced = useOutOfView(middle) && stuck;
  const { data, status } = navigation;
  const waiting = status === 'loading' && !data;
  const tabs = (items: DesktopNavigation['topTabs'] = []) => (waiting ? undefined : items);
  return (
    <header ref={ref} className={cx(styles.header, site.hasTwin && styles.onlyWide)}>
      <SkipLink />
      <div className={styles.upper}>
        <div className={styles.upperInner}>
          <TabRow
            items={tabs(data?.topTabs)}
            label={t('/header/top')}
            small
            dropdowns={site.dropdowns}
          />
          <LanguageLinks navigation={navigation} all={site.allLanguages} />
        </div>
      </div>
      <div ref={middle} className={cx(styles.middle, isReplaced && styles.replaced)}>
        <LogoLink href={site.homeUrl} />
        <div>
          <QuickSearch layout="quick" {...site.search} />
        </div>
        <div className={styles.end}>
          {site.shop && <AccountLink site={site} ifMissing={() => null} />}
          <CartLink href={site.cartUrl} />
        </div>
      </div>
      <div className={styles.place}>
        <div
          ref={row}
          className={cx(styles.lower, stuck && styles.stuck)}
          style={{ '--threshold': `${site.stickyOffset}px` } as CSSProperties}
        >
          <div className={styles.lowerInner}>
            <MenuRetry navigation={navigation} />
            <TabRow
              items={tabs(data?.bottomTabs)}
              label={t('/header/main')}
              compact={stuck}
              dropdowns={site.dropdowns}
            />
            <div className={styles.end} hidden={!stuck}>
              {stuck && <CartLink href={site.cartUrl} />}
              <QuickSearch layout="sticky" {...site.search} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
