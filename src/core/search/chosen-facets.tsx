import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
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
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef(-1);
  // The focus goes on to the chip that took the removed one's place, or to the last; where none
  // is left it stays at this place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the chip is gone.
  useEffect(() => {
    const chips = box.current?.querySelectorAll('li button') ?? [];
    const next = chips[Math.min(removed.current, chips.length - 1)] ?? box.current;
    if (removed.current >= 0) (next as HTMLElement).focus();
    removed.current = -1;
  }, [tags.length]);
  return (
    <div ref={box} tabIndex={-1} className={cx(styles.row, styles.chosen)}>
      {tags.length > 0 && (
        <>
          <ul className={styles.row} aria-label={t('/search/chosen-filters')}>
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
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              removed.current = 0;
              onClear();
            }}
          >
            {t('/search/empty-filters')}
          </Button>
        </>
      )}
    </div>
  );
}
