import { useEffect, useRef, useState } from 'react';
import { type Card, fetchFilteredCards } from '../../api/cards';
import { useWidget } from '../../core/element/widget-context';

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
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (itemId: string | null) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setChosen(itemId);
    setBusy(itemId !== null);
    if (itemId === null) {
      setFiltered(null);
      onFiltered(own);
      return;
    }
    const cards = await fetchFilteredCards(api, { itemId, cardType }, controller).catch((error) => {
      if (!controller.signal.aborted) console.error('atria: filtering failed', error);
      return [];
    });
    if (controller.signal.aborted) return;
    setBusy(false);
    if (cards.length > 0) {
      setFiltered(cards);
      onFiltered(cards);
    }
  };
  return { cards: filtered ?? own, chosen, busy, choose };
}
