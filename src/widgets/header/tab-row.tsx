import { useId } from 'react';
import type { NavigationItem } from '../../api/navigation';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { cx } from '../../core/style/css';
import { rem } from '../../core/style/tokens';
import { drawIcon } from '../../core/ui/icon';
import { late } from '../../core/ui/late';
import { NavLink } from '../../core/ui/nav-link';
import { Skeleton } from '../../core/ui/skeleton';
import { styles as header } from './header.styles';
import { ItemIcon } from './item-icon';
import { styles } from './tab-row.styles';
import { useOpenMenu } from './use-open-menu';

// A page whose visitor opens no menu does not load it; hovering or focusing a row does.
const MegaMenu = late(() => import('./mega-menu'), 'MegaMenu');

interface TabRowProps {
  /** Undefined while they load. */
  readonly items: readonly NavigationItem[] | undefined;
  readonly label: string;
  /** The small row on top, or the large one at the bottom. */
  readonly small?: boolean;
  /** Whether it is closer together, in the fixed row. */
  readonly compact?: boolean;
  /** Whether children open as a dropdown under their tab, not across the page [HDR-08]. */
  readonly dropdowns?: boolean | undefined;
}

/**
 * A row of tabs. A tab with children is a link and, beside it, a button that opens its menu, so
 * that the tab's page and the menu can both be reached by mouse, touch and keyboard. A tab without
 * a page is only that button.
 */
export function TabRow({ items, label, small, compact, dropdowns }: TabRowProps) {
  const shared = useSharedTexts();
  const id = useId();
  const { open, itemProps, toggle } = useOpenMenu();
  const row = cx(styles.row, small && styles.small, compact && styles.compact);
  if (!items)
    return (
      <div className={row} aria-hidden="true">
        {[4, 6, 5, 7].map((width) => (
          <Skeleton key={width} className={styles.waiting} width={rem(width)} />
        ))}
      </div>
    );
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} onPointerEnter={MegaMenu.preload} onFocus={MegaMenu.preload}>
      <ul className={row} data-menu={open === null ? undefined : ''}>
        {items.map((item, index) => {
          const isOpen = open === index;
          const panel = `${id}${index}`;
          const hasMenu = item.children.length > 0 || (item.teaserImage && !dropdowns);
          const isLink = item.link || !hasMenu;
          const label = (
            <>
              <ItemIcon icon={item.icon} />
              <span>{item.label}</span>
            </>
          );
          return (
            <li
              key={index}
              className={cx(
                styles.item,
                dropdowns && styles.anchor,
                item.showBorder && styles.bordered,
              )}
              data-open={isOpen || undefined}
              {...(hasMenu && itemProps(index))}
            >
              {isLink && (
                <NavLink className={styles.tab} href={item.link}>
                  {label}
                </NavLink>
              )}
              {hasMenu && (
                <button
                  type="button"
                  className={isLink ? styles.toggle : cx(styles.tab, styles.whole)}
                  aria-label={isLink ? shared('/shared/submenu', item.label) : undefined}
                  aria-expanded={isOpen}
                  aria-controls={panel}
                  onClick={() => toggle(index)}
                >
                  {!isLink && label}
                  {drawIcon('chevron-down', 1)}
                </button>
              )}
              {isOpen && (
                <MegaMenu
                  fallback={<div id={panel} />}
                  ifMissing={(message) => (
                    <div id={panel} className={header.missing}>
                      {message}
                    </div>
                  )}
                  id={panel}
                  item={item}
                  dropdown={dropdowns}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
