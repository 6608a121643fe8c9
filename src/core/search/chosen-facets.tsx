import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { styles } from './search.styles';
import { texts } from './search.texts';

interface Props<Id> {
  /** Tags, and where there are any, product groups: those have texts as ids. */
  readonly tags: readonly { readonly id: Id; readonly name: string }[];
  readonly onRemove: (id: Id) => void;
  readonly onClear: () => void;
}

/** The chosen facets as chips that can be taken away, one by one or all [SRCH-27, SRCH-30]. */
export function ChosenFacets<Id extends string | number>(props: Props<Id>) {
  const { tags, onRemove, onClear } = props;
  const t = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef(-1);
  // The focus goes on to the chip that took the removed one's place, or to the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the chip is gone.
  useEffect(() => {
    const chips = list.current?.querySelectorAll('button') ?? [];
    if (removed.current >= 0) chips[Math.min(removed.current, chips.length - 1)]?.focus();
    removed.current = -1;
  }, [tags.length]);
  if (tags.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul ref={list} className={styles.row} aria-label={t('/search/chosen-filters')}>
        {tags.map(({ id, name }, index) => (
          <li key={`${typeof id} ${id}`}>
            <Chip
              onRemove={() => {
                removed.current = index;
                onRemove(id);
              }}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="s" onClick={onClear}>
        {t('/search/empty-filters')}
      </Button>
    </div>
  );
}
