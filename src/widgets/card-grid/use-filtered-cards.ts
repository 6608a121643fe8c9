import { useEffect, useState } from 'react';
import { type Card, fetchFilteredCards } from '../../api/cards';
import { useWidget } from '../../core/element/widget-context';
import { useOnline } from '../../core/page/connection';
import { useAction } from '../../core/ui/use-action';

/** The requested item, and what to do with its cards. */
interface Choice {
  readonly id: string;
  readonly onShown: () => void;
  /** Whether it has failed before: its message stays until the response. */
  readonly isRetry?: boolean;
}

/** Why the cards are not the requested ones. */
export interface Refused {
  readonly id: string;
  readonly reason: 'failed' | 'empty';
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * The shown cards: the grid's own, or those of a dropdown item [CARD-13]. `chosen` is their item,
 * not the requested one: an empty or failed answer changes neither.
 *
 * @param onCards called with the cards when they are shown
 * @returns also `choose(id, onShown)`, where null means the grid's own cards; `onShown` is called
 * when the choice is shown, but not if a newer one has replaced it
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
  const choose = async (
    id: string | null,
    onShown: () => void = () => {},
    isRetry: boolean = false,
  ) => {
    if (id === null) reset();
    else setAsked({ id, onShown, isRetry });
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

  const retry = () => asked && choose(asked.id, asked.onShown, true);
  useOnline(error, retry);
  const isRetrying = busy && asked?.isRetry === true;
  const hasFailed = error !== undefined || isRetrying;
  const reason = hasFailed ? 'failed' : value?.length === 0 && 'empty';
  const refused: Refused | null =
    asked && reason ? { id: asked.id, reason, isRetrying, retry } : null;
  return { cards: filter?.cards ?? own, chosen: filter?.id ?? null, busy, refused, choose };
}
