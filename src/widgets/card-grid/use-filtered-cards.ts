import { useEffect, useState } from 'react';
import { type Card, fetchFilteredCards } from '../../api/cards';
import { useWidget } from '../../core/element/widget-context';
import { useAction } from '../../core/ui/use-action';

/** What was asked for, and what is to happen with the cards that came. */
interface Choice {
  readonly id: string;
  readonly onShown: () => void;
}

/** Why the cards are not those that were asked for. */
export interface Refused {
  readonly id: string;
  readonly reason: 'failed' | 'empty';
  readonly retry: () => void;
}

/**
 * The cards shown: the grid's own, or those of a dropdown item [CARD-13]. `chosen` is what they
 * are, never what was only asked for: an empty or failed answer leaves both as they are.
 *
 * @param onCards called with the cards as they come to be shown
 * @returns besides `choose(id, onShown)`, where null is the grid's own cards; `onShown` is called
 * if the choice comes to be shown, so not where a newer one has overtaken it
 */
export function useFilteredCards(
  own: readonly Card[],
  cardType: string,
  onCards: (cards: readonly Card[]) => void,
) {
  const { api, language } = useWidget();
  const [asked, setAsked] = useState<Choice>();
  const [filter, setFilter] = useState<{ id: string; cards: readonly Card[] } | null>(null);
  const { run, busy, value, error, reset } = useAction(
    (signal, itemId: string) => fetchFilteredCards(api, { itemId, cardType }, { signal }),
    { when: 'latest' },
  );
  const choose = async (id: string | null, onShown: () => void = () => {}) => {
    if (id === null) reset();
    else setAsked({ id, onShown });
    const cards = id === null ? own : await run(id);
    if (!cards || (id !== null && cards.length === 0)) return;
    setFilter(id === null ? null : { id, cards });
    onCards(cards);
    onShown();
  };
  // The cards there are were made for another language or type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of the two changes.
  useEffect(() => {
    if (busy && asked) choose(asked.id, asked.onShown);
    else if (filter) choose(filter.id);
  }, [language, cardType]);

  const reason = error !== undefined ? 'failed' : value?.length === 0 && 'empty';
  const refused: Refused | null =
    asked && reason ? { id: asked.id, reason, retry: () => choose(asked.id, asked.onShown) } : null;
  return { cards: filter?.cards ?? own, chosen: filter?.id ?? null, busy, refused, choose };
}
