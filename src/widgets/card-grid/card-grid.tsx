import { useRef } from 'react';
import type { Card as CardData } from '../../api/cards';
import { Card } from '../../core/cards/card';
import { cardGridLayout, gridColumns, uncounted } from '../../core/cards/card-grid-layout.styles';
import { useColumns } from '../../core/cards/use-columns';
import { BelowHeading } from '../../core/element/heading';
import { Title, useTitle } from '../../core/element/title';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { useKeptView } from '../../core/page/use-kept-view';
import { cx } from '../../core/style/css';
import { rem } from '../../core/style/tokens';
import { Button } from '../../core/ui/button';
import { late } from '../../core/ui/late';
import { Skeleton } from '../../core/ui/skeleton';
import { useGrowing } from '../../core/ui/use-growing';
import type { CardGridEvents, CardGridProps } from './card-grid.contract';
import { styles } from './card-grid.styles';
import { texts } from './card-grid.texts';
import { useFilteredCards } from './use-filtered-cards';

// Most grids have no filter and need not load it.
const CardFilter = late(() => import('./card-filter'), 'CardFilter');

const counts = { four: 4, three: 3, two: 2 } as const;

/** A visitor's view of a grid: how often they asked for more, and the dropdown's chosen item. */
interface View {
  readonly presses: number;
  readonly chosen: string | null;
}

/** Without cards and heading there is nothing to show. */
export const CardGrid = (props: CardGridProps) =>
  props.heading || props.cards.length > 0 ? <Grid {...props} /> : null;

function Grid(props: CardGridProps) {
  const { heading, columns, rowsToDisplay, expandable, dropdownItems, dropdownLabel } = props;
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const { announce } = useWidget();
  const emit = useEmit<CardGridEvents>();
  const title = useTitle(heading);
  const sayFiltered = (of: readonly CardData[]) => announce(t('/card-grid/filtered', of.length));
  const filter = useFilteredCards(props.cards, props.cardType, sayFiltered);
  const { cards, chosen } = filter;

  const list = useRef<HTMLUListElement>(null);
  const laidOut = useColumns(list, counts[columns]);
  const chunk = expandable ? laidOut.columns * rowsToDisplay : cards.length;
  const shownAfter = (presses: number) => Math.min(chunk * (presses + 1), cards.length);
  const { presses, setPresses, shown, more } = useGrowing(list, shownAfter, 'a');
  const keep = useKeptView<View>((view) => {
    const restored = typeof view.presses === 'number' && view.presses > 0 ? view.presses : 0;
    // An editor may have removed the item meanwhile.
    const item = dropdownItems.find(({ id }) => id === view.chosen);
    if (item) filter.choose(item.id, () => setPresses(restored));
    else setPresses(restored);
  });
  const cut = expandable && !laidOut.isCounted;

  const showMore = () => {
    more();
    keep({ presses: presses + 1, chosen });
    const next = shownAfter(presses + 1);
    announce(shared('/shared/shown', next, cards.length));
    emit('atria-cards-shown', { shown: next, total: cards.length });
  };
  const choose = (id: string | null) =>
    filter.choose(id, () => {
      setPresses(0);
      keep({ presses: 0, chosen: id });
      emit('atria-cards-filtered', { id });
    });

  return (
    <section className={styles.root} aria-labelledby={title.id}>
      <div className={cx((heading || dropdownItems.length > 0) && styles.head)}>
        <Title {...title} />
        {dropdownItems.length > 0 && (
          <CardFilter
            fallback={<Skeleton width={rem(12)} height={rem(2.75)} />}
            label={dropdownLabel}
            items={dropdownItems}
            chosen={chosen}
            refused={filter.refused}
            onChoose={choose}
          />
        )}
      </div>
      <ul
        ref={list}
        className={cx(cardGridLayout, cut && uncounted, filter.busy && styles.busy)}
        style={{ ...gridColumns(counts[columns]), ...(cut && { '--rows': rowsToDisplay }) }}
        aria-busy={filter.busy}
      >
        {cards.slice(0, shown).map((card, index) => (
          <li key={`${index} ${card.header}`}>
            <BelowHeading heading={heading}>
              <Card card={card} />
            </BelowHeading>
          </li>
        ))}
      </ul>
      {shown < cards.length && (
        <div className={styles.more} data-more>
          <Button variant="secondary" onClick={showMore}>
            {shared('/shared/show-more')}
          </Button>
        </div>
      )}
    </section>
  );
}
