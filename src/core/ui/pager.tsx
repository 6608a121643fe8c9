import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { drawIcon, type IconName } from './icon';
import { styles } from './pager.styles';
import { pagerTexts } from './pager.texts';
import { switchedOff } from './switched-off';

/**
 * The page numbers of a pager: the first, the last, and those around the current one. Null marks a
 * gap of at least two pages.
 */
export function pagesNamed(page: number, count: number): readonly (number | null)[] {
  // As many at an end as in the middle, so that the links do not move.
  const from = Math.max(1, Math.min(page - 1, count - 4));
  const to = Math.min(count, Math.max(page + 1, 5));
  const middle = [...Array(to - from + 1)].map((_, place) => from + place);
  const before = from <= 3 ? [1, 2].slice(0, from - 1) : [1, null];
  const after = to >= count - 2 ? [count - 1, count].slice(to - count + 2) : [null, count];
  return [...before, ...middle, ...after];
}

export interface PagerProps {
  /** What its pages contain, for screen readers. */
  readonly label: string;
  /** The current page, from 1. */
  readonly page: number;
  /** The number of pages; with one there is no pager. */
  readonly count: number;
  /** The address of a page, for search engines, new tabs and where no script runs. */
  readonly addressOf: (page: number) => string;
  readonly onSelect: (page: number) => void;
}

/** Previous, next and a link per page [CONT-18]; for many pages those around the current one. */
export function Pager({ label, page, count, addressOf, onSelect }: PagerProps) {
  const t = useTexts(pagerTexts);
  const shared = useSharedTexts();
  if (count < 2) return null;
  /** A link to a page; a plain press shows that page here. */
  const link = (to: number, name: string, className: string, content: ReactNode) => {
    const isOff = to < 1 || to > count;
    return (
      <a
        className={className}
        href={isOff ? undefined : addressOf(to)}
        role={isOff ? 'link' : undefined}
        aria-label={name}
        aria-current={to === page ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onSelect(to);
        }}
        {...switchedOff(isOff)}
      >
        {content}
      </a>
    );
  };
  const step = (to: number, name: string, icon: IconName) =>
    link(
      to,
      name,
      styles.step,
      <>
        {drawIcon(icon, 1)}
        <span className={styles.name}>{name}</span>
      </>,
    );
  return (
    <nav className={styles.root} aria-label={label}>
      {step(page - 1, shared('/shared/previous'), 'chevron-left')}
      <ul className={styles.pages}>
        {pagesNamed(page, count).map((one, place) => (
          <li key={place}>
            {one === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              link(one, t('/pager/page', one), styles.page, one)
            )}
          </li>
        ))}
      </ul>
      {step(page + 1, shared('/shared/next'), 'chevron-right')}
    </nav>
  );
}
