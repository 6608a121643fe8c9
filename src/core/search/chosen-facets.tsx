import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import type { Chosen } from './facets';
import { styles } from './search.styles';
import { texts } from './search.texts';

interface Props {
  readonly tags: Chosen;
  readonly onRemove: (id: string | number) => void;
  readonly onClear: () => void;
}

const chipsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('li button') ?? []),
];

/** The chosen facets as chips, to remove one by one or all at once [SRCH-27, SRCH-30]. */
export function ChosenFacets({ tags, onRemove, onClear }: Props) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  /** The place of the chip that has the focus, or was pressed. */
  const focused = useRef(-1);
  const shown = tags.map(({ id }) => id).join();
  // When its chip is removed (by a press, or by Back), the focus moves to the chip in its place, or
  // to the last one. If no chip remains, the focus stays at this place.
  useEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (focused.current < 0 || box.current?.contains(root?.activeElement ?? null)) return;
    const chips = chipsIn(box.current);
    const next = chips[Math.min(focused.current, chips.length - 1)];
    (shown ? next : box.current)?.focus();
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees where the focus is.
    <div
      ref={box}
      tabIndex={-1}
      className={cx(styles.row, styles.chosen)}
      onFocus={({ target }) => {
        focused.current = chipsIn(box.current).indexOf(target);
      }}
      onBlur={() => {
        focused.current = -1;
      }}
    >
      {tags.length > 0 && (
        <>
          <ul className={styles.row} aria-label={t('/search/chosen-filters')}>
            {tags.map(({ id, name }, index) => (
              <li key={`${typeof id} ${id}`}>
                <Chip
                  onRemove={() => {
                    focused.current = index;
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
              focused.current = 0;
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
