import {
  cardOf,
  type Day,
  dayBeside,
  type KeyedCard,
  type KeyedWeek,
  type Place,
  placeOf,
  withCard,
  withoutCard,
} from '../menu.model';

/** An editor's action on the dishes of the shown week; cards have keys [MENU-06]. */
export type Action =
  | { readonly does: 'add'; readonly day: Day; readonly name: string }
  | { readonly does: 'remove' | 'swap' | 'before' | 'after'; readonly key: number }
  | { readonly does: 'drop'; readonly key: number; readonly to: Place };

/** The result of an action. */
export interface Done {
  readonly week: KeyedWeek;
  readonly card: KeyedCard;
  /** Where the card is now, or was before it was removed. */
  readonly place: Place;
}

/**
 * The goal of a move: past the next card of the day, if there is one; or on another day at the same
 * height, or at its end.
 */
function goalOf(week: KeyedWeek, action: Action, { day, index }: Place): Place | undefined {
  if (action.does === 'drop') return action.to;
  if (action.does === 'swap') return week[day][index + 1] && { day, index: index + 1 };
  const beside = dayBeside(day, action.does === 'before' ? -1 : 1);
  return beside && { day: beside, index: Math.min(index, week[beside].length) };
}

/**
 * Applies it. Returns undefined if nothing changes: no such card, no other card to swap with, no
 * day beyond Monday and Friday, dropped in its own place.
 */
export function done(week: KeyedWeek, action: Action): Done | undefined {
  if (action.does === 'add') {
    const { day, name } = action;
    const place = { day, index: week[day].length };
    const card = cardOf(name);
    return { week: withCard(week, place, card), card, place };
  }
  const from = placeOf(week, action.key);
  const card = from && week[from.day][from.index];
  if (!card) return undefined;
  const rest = withoutCard(week, from);
  if (action.does === 'remove') return { week: rest, card, place: from };
  const place = goalOf(week, action, from);
  const stays = place?.day === from.day && place.index === from.index;
  return place && !stays ? { week: withCard(rest, place, card), card, place } : undefined;
}
