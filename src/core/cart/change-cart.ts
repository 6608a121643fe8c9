import { atom } from 'jotai/vanilla';
import { ApiError } from '../../api/api-error';
import type { Cart, CartAnswer, CartLine } from '../../api/cart';
import { addToCart } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import { inFrame } from '../page/frame';
import { warningsOf } from '../shop/refusal-text';
import { orTooLong } from '../state/patience';
import { pageStore } from '../state/store';
import { Refusal } from '../ui/use-action';
import { type CartTurn, inTurn, isNewest, loadWithin, takeAnswer } from './cart';
import { cartAtom, cartStateAtom, cartStatusAtom, forgo, mirrored, setCart } from './cart.atoms';
import { type CartCommand, type Made, quantityIn } from './cart.model';
import { type Attempt, goalOf, isMet, isRelative } from './command.model';

/** The result of a change. The cart afterwards has the warnings and the error of its response. */
export interface CartChange {
  readonly before: Cart;
  readonly after: Cart;
}

const heldAtom = atom(() => ({
  /** Purchases that failed, by the code. */
  tried: new Map<string, Attempt>(),
  /** The last pending change of each line or coupon. */
  running: new Map<string, Promise<unknown>>(),
}));

const isReady = (): boolean => pageStore.get(cartStatusAtom) === 'ready';

/** Whether the shop may have made a change whose call failed. */
const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError && error.status && error.status < 500);

/**
 * Handles the response to a change. After one without sums, as of a failed call, or one that may be
 * outdated, the cart is loaded [API-48].
 *
 * @param seen The stored copy from when the shop was asked.
 */
async function settle(
  turn: CartTurn,
  api: ApiClient,
  { answer, seen, made }: { answer: CartAnswer; seen: string | null; made: Made },
): Promise<Cart> {
  if (answer.total !== undefined && isNewest(turn) && mirrored() === seen) {
    takeAnswer({ ...pageStore.get(cartAtom), error: '', ...answer }, made);
    return pageStore.get(cartAtom);
  }
  const load = async (within: CartTurn) => {
    const cart = await loadWithin(within, api, made);
    const { warnings = cart.warnings, checkoutWarnings = cart.checkoutWarnings } = answer;
    const after = { ...cart, warnings, checkoutWarnings, error: answer.error ?? '' };
    // It is the result of this change, though a newer one may have its response already.
    if (isReady() && isNewest(within)) setCart(after);
    return after;
  };
  return turn.isOver ? inTurn(load) : load(turn);
}

/**
 * Changes the shop's cart in its turn, among the changes of all tabs. An unconfirmed cart is loaded
 * first: a stored copy could lower a line of which the shop has more. Of a failed call only the
 * shop's cart shows the result.
 *
 * @param call makes the change; a coupon's ignores the quantity
 * @param isLeaving The visitor leaves the page: nothing can wait.
 * @returns rejects when the shop has not made the change, or when this is unknown.
 */
export function changeCart(
  api: ApiClient,
  command: CartCommand,
  call: (api: ApiClient, goal: CartCommand) => Promise<CartAnswer>,
  isLeaving = false,
): Promise<CartChange> {
  const { code } = command;
  const { tried, running } = pageStore.get(heldAtom);
  let goal: CartCommand | undefined;
  let isSent = false;

  const leave = (): void => {
    // The next page must not count it as lost.
    if (command.kind === 'set' && command.quantity === 0) forgo([command]);
    if (isSent || isRelative(command)) return;
    isSent = true;
    call(api, command).catch(() => {});
  };
  const make = async (turn: CartTurn): Promise<CartChange> => {
    // In a frame of another site no events of the shop's own pages arrive.
    if (!isReady() || inFrame() || isSent) await loadWithin(turn, api);
    if (turn.isOver) return inTurn(make);
    const before = pageStore.get(cartAtom);
    goal = goalOf(command, before, tried.get(code), pageStore.get(cartStateAtom).lost);
    if (isMet(goal, before)) {
      // What the end of a session has removed before the visitor did is not lost.
      takeAnswer(before, command);
      return { before, after: { ...before, warnings: [], checkoutWarnings: [], error: '' } };
    }
    if (isSent) throw new Error(`the shop has not changed ${code}`);
    isSent = true;
    const seen = mirrored();
    let answer: CartAnswer = {};
    let failure: unknown;
    try {
      answer = await call(api, goal);
    } catch (error) {
      if (!isUnsure(error)) throw error;
      failure = error;
    }
    const made = { ...command, isWarned: Boolean(answer.warnings?.length) };
    const after = await settle(turn, api, { answer, seen, made }).catch(() => {
      if (failure) throw failure;
      // The change is made, though its sums are unknown.
      const known = { ...before, ...answer };
      if (isNewest(turn)) setCart(known);
      return known;
    });
    if (failure && !isMet(goal, after)) throw failure;
    return { before, after };
  };

  if (isLeaving) leave();
  window.addEventListener('pagehide', leave);
  // The last call to reach the shop wins: changes of a line wait for a pending one.
  const made = (running.get(code) ?? Promise.resolve()).then(() => inTurn(make));
  const end = (isMade: boolean) => {
    window.removeEventListener('pagehide', leave);
    if (goal) tried.delete(code);
    // How it ended is unknown.
    if (goal && !isMade && !isReady() && command.kind === 'add')
      tried.set(code, { before: goal.quantity - command.quantity, after: goal.quantity });
    if (running.get(code) === ended) running.delete(code);
  };
  const ended: Promise<unknown> = made.then(
    () => end(true),
    () => end(false),
  );
  running.set(code, ended);
  return made;
}

type Item = Pick<CartLine, 'code' | 'quantity'>;

/**
 * Adds to the quantity in the cart [QV-07, SYNC-03].
 *
 * @returns rejects when the cart has no more of it than before, with the shop's words.
 */
export async function addItem(api: ApiClient, { code, quantity }: Item): Promise<CartChange> {
  const change = await changeCart(api, { kind: 'add', code, quantity }, addToCart);
  const [before, after] = [change.before, change.after].map((cart) => quantityIn(cart, code));
  const text = warningsOf(change.after).join(', ') || change.after.error;
  if (Number(after) > Number(before) || (after && !text)) return change;
  throw text ? new Refusal(text) : new Error(`the shop has not added ${code}`);
}

/** Puts a lost line back, unless it has come back meanwhile. */
export const restoreLine = (api: ApiClient, { code, quantity }: Item): Promise<CartChange> =>
  changeCart(api, { kind: 'restore', code, quantity }, addToCart);

/**
 * The shop's present cart, after pending changes: for code that must not use a stored copy. Rejects
 * when the shop does not answer, or not soon.
 */
export const freshCart = (api: ApiClient): Promise<Cart> =>
  new Promise((resolve, reject) => {
    const changes = Promise.all([...pageStore.get(heldAtom).running].map(([, ended]) => ended));
    const cart = changes.then(() => inTurn((turn) => loadWithin(turn, api)));
    cart.then(resolve, reject);
    orTooLong(cart, () => reject(new Error('the shop does not answer')));
  });
