import { useEffect, useId, useRef, useState } from 'react';
import type { Card as CardData } from '../../api/cards';
import { Card } from '../../core/cards/card';
import { cardGridLayout, gridColumns, uncounted } from '../../core/cards/card-grid-layout.styles';
import { useColumns } from '../../core/cards/use-columns';
import { BelowHeading } from '../../core/element/heading';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading as headings } from '../../core/style/heading.styles';
import { rem } from '../../core/style/tokens';
import { Button } from '../../core/ui/button';
import { late } from '../../core/ui/late';
import { Skeleton } from '../../core/ui/skeleton';
import type { CardGridEvents, CardGridProps } from './card-grid.contract';
import { styles } from './card-grid.styles';
import { texts } from './card-grid.texts';
import { useFilteredCards } from './use-filtered-cards';
import { useKeptView } from './use-kept-view';

// Most grids have no filter and need not load it.
const Dropdown = late(() => import('../../core/ui/dropdown').then((module) => module.Dropdown));

const counts = { four: 4, three: 3, two: 2 } as const;
/** Id of the dropdown's item that clears the filter. */
const all = '';

/** Without cards and heading there is nothing to show. */
export const CardGrid = (props: CardGridProps) =>
  props.heading || props.cards.length > 0 ? <Grid {...props} /> : null;

function Grid(props: CardGridProps) {
  const { heading, columns, rowsToDisplay, expandable, dropdownItems, dropdownLabel } = props;
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const { announce } = useWidget();
  const emit = useEmit<CardGridEvents>();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [chunks, setChunks] = useState(1);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const laidOut = useColumns(list, counts[columns]);
  const chunk = laidOut.columns * rowsToDisplay;

  const onFiltered = (cards: readonly CardData[]) => {
    setChunks(1);
    announce(t('/card-grid/filtered', cards.length));
  };
  const { cards, chosen, busy, choose } = useFilteredCards(props.cards, props.cardType, onFiltered);
  useKeptView({ chunks, chosen }, (kept) => {
    // An editor may have taken the item away meanwhile.
    const isOffered = dropdownItems.some((item) => item.id === kept.chosen);
    if (isOffered) choose(kept.chosen).then(() => setChunks(kept.chunks));
    else setChunks(kept.chunks);
  });
  const cut = expandable && !laidOut.isCounted;
  const shown = expandable ? cards.slice(0, chunk * chunks) : cards;

  // The focus goes on to the first new card, since the button may be gone.
  useEffect(() => {
    if (focusAt === null) return;
    list.current?.children[focusAt]?.querySelector('a')?.focus();
    setFocusAt(null);
  }, [focusAt]);

  const showMore = () => {
    const next = Math.min(shown.length + chunk, cards.length);
    setChunks(chunks + 1);
    setFocusAt(shown.length);
    announce(t('/card-grid/shown', next, cards.length));
    emit('atria-cards-shown', { shown: next, total: cards.length });
  };
  const filter = (id: string) => {
    choose(id || null);
    emit('atria-cards-filtered', { id: id || null });
  };

  return (
    <section className={styles.root} aria-labelledby={heading ? titleId : undefined}>
      <div className={cx((heading || dropdownItems.length > 0) && styles.head)}>
        {heading && (
          <h2 id={titleId} className={headings.section}>
            {heading}
          </h2>
        )}
        {dropdownItems.length > 0 && (
          <Dropdown
            fallback={<Skeleton width={rem(12)} height={rem(2.75)} />}
            label={dropdownLabel || t('/card-grid/filter')}
            items={[{ id: all, label: t('/card-grid/all') }, ...dropdownItems]}
            selected={chosen === null ? [] : [chosen]}
            onChange={(id) => filter(String(id))}
          />
        )}
      </div>
      <ul
        ref={list}
        className={cx(cardGridLayout, cut && uncounted, busy && styles.busy)}
        style={{ ...gridColumns(counts[columns]), ...(cut && { '--rows': rowsToDisplay }) }}
        aria-busy={busy}
      >
        {shown.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id and keep their places.
          <li key={`${index} ${card.header}`}>
            <BelowHeading>
              <Card card={card} />
            </BelowHeading>
          </li>
        ))}
      </ul>
      {shown.length < cards.length && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={showMore}>
            {shared('/shared/show-more')}
          </Button>
        </div>
      )}
    </section>
  );
}
