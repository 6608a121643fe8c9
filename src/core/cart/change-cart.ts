import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { ApiError } from '../../api/api-error';
import type { Cart, CartAnswer } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { inFrame } from '../page/frame';
import { orTooLong } from '../state/patience';
import { pageStore } from '../state/store';
import { type CartTurn, inTurn, isNewest, loadWithin, takeAnswer } from './cart';
import { cartAtom, cartStateAtom, cartStatusAtom, forgo, mirrored, setCart } from './cart.atoms';
import {
  type Attempt,
  attemptOf,
  type CartCommand,
  codeOf,
  type Effect,
  effectOf,
  type Goal,
  goalOf,
  isMet,
  isRelative,
} from './command.model';

/** What a change came to. The cart afterwards has the warnings and the error of its answer. */
export interface CartChange {
  readonly before: Cart;
  readonly after: Cart;
}

type Held<T> = ReadonlyMap<string, T>;
const triedAtom = atom<Held<Attempt>>(new Map());
/** The last change of each line or coupon that has not ended. */
const lastOfAtom = atom<Held<Promise<unknown>>>(new Map());

/** Holds something by a code, or nothing any more. */
function hold<T>(held: PrimitiveAtom<Held<T>>, code: string, value?: T): void {
  const next = new Map(pageStore.get(held));
  next.delete(code);
  pageStore.set(held, value === undefined ? next : next.set(code, value));
}

const isReady = (): boolean => pageStore.get(cartStatusAtom) === 'ready';

/** Whether the shop may have made a change whose call failed. */
const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError && error.status && error.status < 500);

/** The call that makes a change; a coupon's has no use for a quantity. */
type ChangeCall = (
  api: ApiClient,
  line: { readonly code: string; readonly quantity: number },
) => Promise<CartAnswer>;

/**
 * Takes over the answer to a change. One without sums, as of a call that failed, and one that may
 * be past already, is followed by a load [API-48].
 *
 * @param seen The mirror as it was when the shop was asked.
 */
async function settle(
  turn: CartTurn,
  api: ApiClient,
  { answer, seen, effect }: { answer: CartAnswer; seen: string | null; effect: Effect },
): Promise<Cart> {
  if (answer.total !== undefined && isNewest(turn) && mirrored() === seen) {
    takeAnswer({ ...pageStore.get(cartAtom), error: '', ...answer }, effect);
    return pageStore.get(cartAtom);
  }
  const load = (within: CartTurn) => loadWithin(within, api, effect);
  const cart = await (turn.isOver ? inTurn(load) : load(turn));
  const { warnings = cart.warnings, checkoutWarnings = cart.checkoutWarnings, error = '' } = answer;
  const after = { ...cart, warnings, checkoutWarnings, error };
  if (isReady()) setCart(after);
  return after;
}

/**
 * Changes the shop's cart in its turn, among the changes of all tabs. A cart that nobody vouches for
 * is loaded first: what a mirror says would lower a line that the shop has more of. Of a call that
 * fails the shop's cart alone can tell what came of it.
 *
 * @param isLeaving The page is being left: nothing can be waited for.
 * @returns rejects when the shop has not made it, or when nobody can tell.
 */
export function changeCart(
  api: ApiClient,
  command: CartCommand,
  call: ChangeCall,
  isLeaving = false,
): Promise<CartChange> {
  const code = codeOf(command);
  let goal: Goal | undefined;
  let isSent = false;

  const post = (next: Goal) => call(api, { code, quantity: 'code' in next ? next.quantity : 0 });
  const leave = (): void => {
    // The next page shall not take it for lost.
    const { mayGo } = effectOf(command);
    if (mayGo) forgo([mayGo]);
    if (isSent || isRelative(command)) return;
    isSent = true;
    post(goalOf(command, pageStore.get(cartAtom), undefined, [])).catch(() => {});
  };
  const make = async (turn: CartTurn): Promise<CartChange | undefined> => {
    // In a frame of another site nobody hears of what the shop's own pages do.
    if (!isReady() || inFrame() || isSent) await loadWithin(turn, api);
    if (turn.isOver) return undefined;
    const before = pageStore.get(cartAtom);
    const { lost } = pageStore.get(cartStateAtom);
    goal = goalOf(command, before, pageStore.get(triedAtom).get(code), lost);
    if (isMet(goal, before))
      return { before, after: { ...before, warnings: [], checkoutWarnings: [], error: '' } };
    if (isSent) throw new Error(`the shop has not changed ${code}`);
    isSent = true;
    const seen = mirrored();
    let answer: CartAnswer = {};
    let failure: unknown;
    try {
      answer = await post(goal);
    } catch (error) {
      if (!isUnsure(error)) throw error;
      failure = error;
    }
    const effect = effectOf(command, answer.warnings);
    const after = await settle(turn, api, { answer, seen, effect }).catch(() => {
      if (failure) throw failure;
      // It is made, though its sums are not known.
      setCart({ ...before, ...answer });
      return pageStore.get(cartAtom);
    });
    if (failure && !isMet(goal, after)) throw failure;
    return { before, after };
  };
  const makeInTurn = async (): Promise<CartChange> => {
    for (;;) {
      const change = await inTurn(make);
      if (change) return change;
    }
  };

  if (isLeaving) leave();
  window.addEventListener('pagehide', leave);
  // What reaches the shop last holds: changes of a line wait for one that hangs.
  const before = pageStore.get(lastOfAtom).get(code);
  const made = before ? before.then(makeInTurn) : makeInTurn();
  const end = (attempt?: Attempt) => {
    window.removeEventListener('pagehide', leave);
    if (goal) hold(triedAtom, code, attempt);
    if (pageStore.get(lastOfAtom).get(code) === ended) hold(lastOfAtom, code);
  };
  const ended: Promise<unknown> = made.then(
    () => end(),
    () => end(isReady() || !goal ? undefined : attemptOf(command, goal)),
  );
  hold(lastOfAtom, code, ended);
  return made;
}

/**
 * The cart as the shop has it now, after the changes that are on their way: for who must not count
 * on what is remembered. Rejects when the shop does not say so, or not soon.
 */
export const freshCart = (api: ApiClient): Promise<Cart> =>
  new Promise((resolve, reject) => {
    const changes = Promise.all([...pageStore.get(lastOfAtom)].map(([, ended]) => ended));
    const cart = changes.then(() => inTurn((turn) => loadWithin(turn, api)));
    cart.then(resolve, reject);
    orTooLong(cart, () => reject(new Error('the shop does not answer')));
  });
