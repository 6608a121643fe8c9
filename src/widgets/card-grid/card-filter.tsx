import { useTexts } from '../../core/i18n/use-texts';
import { Dropdown, type DropdownItem } from '../../core/ui/dropdown';
import { Notice } from '../../core/ui/notice';
import { texts } from './card-filter.texts';
import { styles } from './card-grid.styles';
import type { Refused } from './use-filtered-cards';

/** Id of the item that clears the filter. */
const all = '';

export interface CardFilterProps {
  readonly label: string;
  readonly items: readonly DropdownItem[];
  /** Id of the item with the shown cards; null for all. */
  readonly chosen: string | null;
  readonly refused: Refused | null;
  readonly onChoose: (id: string | null) => void;
}

/**
 * The dropdown that filters a grid. It shows which cards there are; a message says when a choice
 * had no result [CARD-13].
 */
export function CardFilter({ label, items, chosen, refused, onChoose }: CardFilterProps) {
  const t = useTexts(texts);
  const name = items.find(({ id }) => id === refused?.id)?.label ?? '';
  return (
    <>
      <div>
        <Dropdown
          label={label || t('/card-filter/label')}
          items={[{ id: all, label: t('/card-filter/all') }, ...items]}
          selected={chosen === null ? [] : [chosen]}
          onChange={(id) => onChoose(id || null)}
        />
      </div>
      {refused?.reason === 'failed' && (
        <div className={styles.notice}>
          <Notice tone="error" onRetry={refused.retry} isRetrying={refused.isRetrying}>
            {t('/card-filter/failed', name)}
          </Notice>
        </div>
      )}
      {refused?.reason === 'empty' && (
        <div className={styles.notice} role="alert">
          <Notice tone="warning">{t('/card-filter/empty', name)}</Notice>
        </div>
      )}
    </>
  );
}
