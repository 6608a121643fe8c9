import type { Cart, CartAnswer } from '../../api/cart';
import { Refusal } from '../ui/use-action';
import type {
  CartChange,
  CartCommand,
  CartState,
  Entry,
  Outcome,
  QuantityChange,
} from './cart.model';
import { confirmed, quantityIn, withoutLines } from './lost-lines.model';

/** When and for whom the shop has answered. */
interface Answer {
  readonly owner: string;
  readonly turn: number;
  readonly now: number;
  /** Whether no other tab has changed the stored copy meanwhile. */
  readonly isCurrent: boolean;
}

/** Whether a cart has the coupon; shops may write its code differently. */
export const hasCoupon = ({ couponCodes }: Cart, coupon: string): boolean =>
  couponCodes.some((code) => code.toUpperCase() === coupon.toUpperCase());

const numberIn = (cart: Cart, { kind, code }: CartCommand): number =>
  kind === 'coupon' ? Number(hasCoupon(cart, code)) : quantityIn(cart, code);

/** The numbers before and after a command [QV-07]. A purchase that is tried again is made once. */
export function changeOf(
  { cart, attempts }: Pick<CartState, 'cart' | 'attempts'>,
  command: CartCommand,
): QuantityChange {
  const { kind, code, quantity } = command;
  const now = numberIn(cart, command);
  const attempt = attempts[code];
  if (kind === 'add') {
    const from = attempt?.to === now ? attempt.from : now;
    return { from, to: from + quantity };
  }
  return { from: now, to: kind === 'restore' ? Math.max(now, quantity) : quantity };
}

const unconfirmed = (state: CartState): CartState =>
  state.status === 'ready' ? { ...state, status: 'stale' } : state;

const withEntries = (
  state: CartState,
  isMeant: (entry: Entry) => boolean,
  changes: Partial<Entry>,
): CartState => ({
  ...state,
  outbox: state.outbox.map((entry) => (isMeant(entry) ? { ...entry, ...changes } : entry)),
});

/** The state without the commands that have these results. */
function settled(state: CartState, outcomes: readonly Outcome[]): CartState {
  const attempts = { ...state.attempts };
  const outbox = state.outbox.filter(({ id, command, numbers }) => {
    const found = outcomes.find((one) => one.id === id);
    if (!found || !numbers) return !found;
    const isUnknown = command.kind === 'add' && !found.change && state.status === 'failed';
    if (isUnknown) attempts[command.code] = numbers;
    else delete attempts[command.code];
    return false;
  });
  return { ...state, attempts, outbox, outcomes: [...state.outcomes, ...outcomes] };
}

/** The shop's message against a change [QV-11]. */
const messageOf = ({ warnings, checkoutWarnings, error }: Cart): string => {
  const all = warnings.length > 0 && checkoutWarnings.length > 0 ? checkoutWarnings : warnings;
  return all.join(', ') || error;
};

/**
 * Whether the shop's answer has made a change: bought is what the cart has more of than before; a
 * quantity may be another one, with a warning.
 */
function isMade({ kind, code, quantity }: CartCommand, { before, after, from }: CartChange) {
  const now = quantityIn(after, code);
  if (kind === 'add') return now > from;
  if (kind === 'restore') return now > from || from >= quantity;
  if (kind !== 'set') return true;
  const isWarned = after.warnings.some((text) => !before.warnings.includes(text));
  return !after.error && (now === quantity || isWarned);
}

/** The result of a command, by the cart after it. */
function outcomeOf({ id, command, before, numbers, answer, error }: Entry, cart: Cart): Outcome {
  const { from = 0, to = command.quantity } = numbers ?? {};
  const { warnings = cart.warnings, checkoutWarnings = cart.checkoutWarnings } = answer ?? {};
  const after = { ...cart, warnings, checkoutWarnings, error: answer?.error ?? '' };
  const change = { before: before ?? cart, after, from };
  const found = numberIn(cart, command);
  // Of a restored line there may be more by now.
  const isThere = command.kind === 'restore' ? found >= to : found === to;
  if (answer ? isMade(command, change) : command.kind === 'load' || isThere) return { id, change };
  const message = answer && messageOf(after);
  const reason = message ? new Refusal(message) : error;
  const unchanged = `the shop has not changed ${command.code}`;
  return { id, change: answer && change, error: reason ?? new Error(unchanged) };
}

const isLoad = ({ command }: Entry): boolean => command.kind === 'load';
/** Whether the next cart of the shop shows the result. */
const isAwaiting = (entry: Entry): boolean =>
  entry.phase === 'unsure' || (entry.phase === 'asked' && isLoad(entry));
const isOf = (id: number) => (entry: Entry) => entry.id === id;
/** Whether an older change of the same line has no result yet. */
const isBehind = (outbox: CartState['outbox'], { id, command }: Entry): boolean =>
  outbox.some((one) => one.id < id && one.command.code === command.code);

/** What is still sent when the page is left: a purchase depends on the results before it. */
export const leaving = (state: CartState): readonly Entry[] =>
  state.outbox
    .filter((one) => one.phase === 'waiting' && one.command.kind !== 'add' && !isLoad(one))
    .map((entry) => {
      const { command } = entry;
      // It follows a removal of its line, which the cart may not show yet.
      const isRestored = command.kind === 'restore' && isBehind(state.outbox, entry);
      const numbers = changeOf(isRestored ? withoutLines(state, [command.code]) : state, command);
      return { ...entry, phase: 'unsure', before: state.cart, numbers };
    });

function unsure(state: CartState, id: number, result: Pick<Entry, 'answer' | 'error'>): CartState {
  // A visit that has ended had another cart.
  if (!state.outbox.some(isOf(id))) return state;
  return withEntries(unconfirmed(state), isOf(id), { ...result, phase: 'unsure' });
}

function loaded(state: CartState, cart: Cart, { turn, isCurrent, now, owner }: Answer): CartState {
  // A newer call has its own answer.
  if (state.turn !== turn) return state;
  const { load: _, ...ended } = state;
  if (!isCurrent) return withEntries(ended, isLoad, { phase: 'waiting' });
  const awaiting = state.outbox.filter(isAwaiting);
  const outcomes = awaiting.map((entry) => outcomeOf(entry, cart));
  const last = outcomes.findLast(({ change }) => change)?.change?.after ?? cart;
  const commands = awaiting.map(({ command }) => command);
  const next = confirmed(ended, last, commands, { now, owner });
  return settled({ ...next, status: 'ready' }, outcomes);
}

/** What happens to the cart of a page, as pure functions of its state. */
const events = {
  /** The visitor gives a command, to be sent at a time, in milliseconds since 1970. */
  pressed(state: CartState, command: CartCommand, due: number): CartState {
    const isReplaced = (entry: Entry) =>
      entry.phase === 'waiting' &&
      [entry.command, command].every(({ kind, code }) => kind === 'set' && code === command.code);
    const replaced = state.outbox.filter(isReplaced).map(({ id }) => ({ id }));
    const { outbox, ...rest } = settled(state, replaced);
    const id = state.lastId + 1;
    // Nothing waits longer than what is pressed after it.
    const before = outbox.map((entry) => ({ ...entry, due: Math.min(entry.due, due) }));
    return { ...rest, lastId: id, outbox: [...before, { id, command, phase: 'waiting', due }] };
  },

  /** The visitor goes on: nothing waits any more. */
  flushed: (state: CartState): CartState => withEntries(state, () => true, { due: 0 }),

  /** The page is left, and `leaving` was sent. */
  left(state: CartState): CartState {
    const sent = leaving(state);
    const outbox = state.outbox.map((one) => sent.find(({ id }) => id === one.id) ?? one);
    const made = outbox.filter((one) => one.phase !== 'waiting' && !isLoad(one));
    const codesOf = (entries: readonly Entry[]) => entries.map(({ command }) => command.code);
    // The next page must not count them as lost.
    const removed = made.filter(({ command: { kind, quantity } }) => kind === 'set' && !quantity);
    const next = { ...state, outbox, unanswered: [...state.unanswered, ...codesOf(made)] };
    return withoutLines(sent.length > 0 ? unconfirmed(next) : next, codesOf(removed));
  },

  /** The cart may have changed elsewhere. */
  unconfirmed,

  /** The shop is asked for its cart, for a command if `id` is there. */
  loading(state: CartState, turn: number, id?: number): CartState {
    // The shown cart stays usable while it is loaded again.
    const isFirst = state.status === 'idle' || state.status === 'failed';
    const status = isFirst ? 'loading' : state.status;
    const load = { turn, isLate: false, id };
    return withEntries({ ...state, turn, status, load }, isLoad, { phase: 'asked' });
  },

  /** The shop is asked for a change, unless the cart has it already. */
  asked(state: CartState, turn: number, id: number): CartState {
    const entry = state.outbox.find(isOf(id));
    if (!entry) return state;
    const { cart } = state;
    const { command } = entry;
    const numbers = changeOf(state, command);
    const asked = { numbers, phase: 'asked', before: cart } as const;
    const next = withEntries({ ...state, turn }, isOf(id), asked);
    if (numberIn(cart, command) !== numbers.to) return next;
    const lost = state.lost.filter(({ code }) => command.kind !== 'set' || code !== command.code);
    const found = { ...cart, warnings: [], checkoutWarnings: [], error: '' };
    return settled({ ...next, lost }, [outcomeOf({ ...entry, ...asked }, found)]);
  },

  /** A call takes so long that others continue; one of a visit that has ended holds up none. */
  late(state: CartState, turn: number): CartState {
    if (state.turn !== turn) return state;
    const { load, ...next } = unconfirmed(state);
    return load ? { ...next, load: { ...load, isLate: true } } : next;
  },

  /** A command takes long. */
  slow: (state: CartState, id: number): CartState => withEntries(state, isOf(id), { isSlow: true }),

  answered(state: CartState, id: number, answer: CartAnswer, by: Answer): CartState {
    const next = unsure(state, id, { answer });
    // After an answer without sums, or one that may be outdated, the cart is loaded [API-48].
    if (answer.total === undefined || by.turn !== state.turn || !by.isCurrent) return next;
    return loaded(next, { ...state.cart, error: '', ...answer }, by);
  },

  /** The call of a change has failed; the shop may have made it. */
  unsure,

  /** A change was refused. */
  failed: (state: CartState, id: number, { error }: Pick<Entry, 'error'>): CartState =>
    settled(state, [{ id, error }]),

  /** The shop's cart is there. */
  loaded,

  /** A load fails, and so does the command that needs it. */
  loadFailed(state: CartState, turn: number, error: unknown): CartState {
    const { load, ...ended } = state;
    if (load?.turn !== turn) return state;
    const outcomes = state.outbox
      .filter((entry) => entry.id === load.id || isAwaiting(entry))
      .map((entry): Outcome => {
        const { id, before, answer } = entry;
        // A change that was answered is made, though its sums are unknown.
        if (before && answer) return outcomeOf(entry, { ...before, ...answer });
        return { id, error: entry.error ?? error };
      });
    const cart = outcomes.findLast(({ change }) => change)?.change?.after ?? state.cart;
    return settled({ ...ended, cart, status: 'failed' }, outcomes);
  },
};

type Events = typeof events;
type Details<F> = F extends (state: CartState, ...details: infer D) => CartState ? D : never;
/** An event: its name and its details. */
export type CartEvent = { [N in keyof Events]: [name: N, ...Details<Events[N]>] }[keyof Events];

/** The state after an event. */
export const step = (state: CartState, [name, ...details]: CartEvent): CartState =>
  (events[name] as (state: CartState, ...details: unknown[]) => CartState)(
    { ...state, outcomes: [] },
    ...details,
  );

/** What is to be done: ask the shop for its cart, for a command or not, or for a change. */
export type Next =
  | { readonly does: 'load'; readonly id: number | undefined }
  | { readonly does: 'send'; readonly id: number }
  | { readonly does: 'wait'; readonly until: number };

/**
 * The next thing to be done; undefined for nothing. A change of a line waits for the one before it.
 * An unconfirmed cart is loaded first: a stored copy could lower a line of which the shop has more.
 */
export function next({ outbox, status, load }: CartState, now: number): Next | undefined {
  const waiting = outbox.filter(
    (entry) => entry.phase === 'waiting' && (isLoad(entry) || !isBehind(outbox, entry)),
  );
  const entry = waiting.find(({ due }) => due <= now);
  if (entry && !isLoad(entry) && status === 'ready') return { does: 'send', id: entry.id };
  if (entry || outbox.some(({ phase }) => phase === 'unsure')) {
    // A load that takes long is tried again for another command only.
    const isTriable = !load || (load.isLate && entry && entry.id !== load.id);
    if (isTriable) return { does: 'load', id: entry?.id };
  }
  const until = Math.min(...waiting.map(({ due }) => due).filter((due) => due > now));
  return Number.isFinite(until) ? { does: 'wait', until } : undefined;
}
