import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { drawIcon } from './icon';
import { pagesNamed } from './pager.model';
import { styles } from './pager.styles';
import { pagerTexts } from './pager.texts';
import { switchedOff } from './switched-off';

export interface PagerProps {
  /** What its pages contain, for screen readers. */
  readonly label: string;
  /** The current page, from 1. */
  readonly page: number;
  /** The number of pages; with one there is no pager. */
  readonly count: number;
  readonly onSelect: (page: number) => void;
}

/** Previous, next and a button per page [CONT-18]; for many pages those around the current one. */
export function Pager({ label, page, count, onSelect }: PagerProps) {
  const t = useTexts(pagerTexts);
  const shared = useSharedTexts();
  if (count < 2) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={shared('/shared/previous')}
        onClick={() => onSelect(page - 1)}
        {...switchedOff(page === 1)}
      >
        {drawIcon('chevron-left', 1)}
        <span className={styles.name}>{shared('/shared/previous')}</span>
      </button>
      <ul className={styles.pages}>
        {pagesNamed(page, count).map((one, place) => (
          <li key={place}>
            {one === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={t('/pager/page', one)}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onSelect(one)}
              >
                {one}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.step}
        aria-label={shared('/shared/next')}
        onClick={() => onSelect(page + 1)}
        {...switchedOff(page === count)}
      >
        <span className={styles.name}>{shared('/shared/next')}</span>
        {drawIcon('chevron-right', 1)}
      </button>
    </nav>
  );
}
