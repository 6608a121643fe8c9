import { useState } from 'react';
import { type Card, fetchFilteredCards } from '../../api/cards';
import { useWidget } from '../../core/element/widget-context';
import { useAction } from '../../core/ui/use-action';

/**
 * The cards shown: the grid's own, or those of the chosen dropdown item [CARD-13]. An empty or
 * failed answer keeps the cards there are; null restores the grid's own.
 */
export function useFilteredCards(
  own: readonly Card[],
  cardType: string,
  onFiltered: (cards: readonly Card[]) => void,
) {
  const { api } = useWidget();
  const [chosen, setChosen] = useState<string | null>(null);
  const [filtered, setFiltered] = useState<readonly Card[] | null>(null);
  const { run, busy, reset } = useAction(
    (signal, itemId: string) => fetchFilteredCards(api, { itemId, cardType }, { signal }),
    { when: 'latest' },
  );
  const show = (cards: readonly Card[] | null) => {
    setFiltered(cards);
    onFiltered(cards ?? own);
  };
  const choose = async (itemId: string | null) => {
    setChosen(itemId);
    if (itemId === null) {
      reset();
      show(null);
      return;
    }
    const cards = await run(itemId);
    if (cards && cards.length > 0) show(cards);
  };
  return { cards: filtered ?? own, chosen, busy, choose };
}
