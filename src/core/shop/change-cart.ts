import { atom } from 'jotai/vanilla';
import { ApiError } from '../../api/api-error';
import type { Cart, CartAnswer, CartLine } from '../../api/cart';
import { addToCart } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import { readStoredJson } from '../page/storage';
import { cartAtom, cartKey, cartOf, cartStatusAtom, readMirror } from '../state/cart.atoms';
import { type CartCall, inCartTurn, left } from '../state/cart-queue';
import { pageStore } from '../state/store';
import { loadInTurn } from '../state/use-cart';
import { inTabTurn } from './cart-lock';
import type { SyncItem } from './sync-protocol';

/** Lines that an answer no longer had and nobody removed, as after a session has expired. */
export const lostLinesAtom = atom<readonly CartLine[]>([]);

const has = (lines: readonly CartLine[], code: string): boolean =>
  lines.some((line) => line.code === code);

const mirrored = (): readonly CartLine[] | undefined =>
  readStoredJson('localStorage', cartKey, cartOf)?.lineItems;

/** Lines of one moment of a change: before it, and in the mirror when its answer came. */
interface Lines {
  readonly before: readonly CartLine[];
  readonly mirror: readonly CartLine[] | undefined;
}

/** Keeps what an answer has lost; a line that another tab has removed meanwhile is not lost. */
function keepLost({ before, mirror = before }: Lines, answer: CartAnswer, changed: string): void {
  const now = answer.lineItems;
  if (!now) return;
  const isMissing = ({ code }: CartLine) => code !== changed && !has(now, code);
  const known = pageStore.get(lostLinesAtom).filter(isMissing);
  const fresh = before
    .filter(isMissing)
    .filter(({ code }) => has(mirror, code) && !has(known, code));
  pageStore.set(lostLinesAtom, [...known, ...fresh]);
}

export interface CartChange {
  /** Code of the line that it changes, if it changes one. */
  readonly code?: string;
  /** Whether it counts on what the calls before it came to. */
  readonly builds?: boolean;
  /** Whether a cart has what it is for. */
  readonly isIn: (cart: Cart) => boolean;
}

/** Whether the shop may have made a change whose call failed. */
const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError && error.status && error.status < 500);

const changes = new Map<string, Promise<unknown>>();

/**
 * Makes a change of a line after the one before it, even where that takes so long that others go on
 * beside it: what reaches the shop last holds. A page that is being left waits no longer, but for
 * what builds on it.
 */
function afterSame<T>(code: string, builds: boolean, make: () => Promise<T>): Promise<T> {
  if (!code) return make();
  const before = changes.get(code);
  const made = before ? (builds ? before : Promise.race([before, left])).then(make) : make();
  const ended: Promise<unknown> = made.catch(() => {});
  changes.set(code, ended);
  ended.then(() => changes.get(code) === ended && changes.delete(code));
  return made;
}

/**
 * Makes a cart call in its turn, among those of all tabs, and notices lines that it loses. Of a
 * call that fails, and of one that others have overtaken, the shop's cart alone can tell what came
 * of it: it is loaded anew.
 *
 * @returns its answer, or the cart loaded anew; rejects when the shop has not taken the change, or
 * when nobody can tell.
 */
export async function changeCart(
  api: ApiClient,
  call: CartCall,
  { code = '', builds = false, isIn }: CartChange,
): Promise<CartAnswer> {
  let isOvertaken = false;
  let failure: unknown;
  const hasFailed = (answer: CartAnswer) =>
    failure !== undefined && !isIn({ ...pageStore.get(cartAtom), ...answer });
  const make: CartCall = async (client, turn) => {
    const isKnown = pageStore.get(cartStatusAtom) === 'ready';
    if (isKnown) readMirror();
    const { lineItems: before } = pageStore.get(cartAtom);
    let mirror: readonly CartLine[] | undefined;
    const take = (cart: CartAnswer) => {
      mirror ??= mirrored();
      turn.take(cart);
    };
    const answer = await call(client, { ...turn, take }).catch(async (error: unknown) => {
      failure = error;
      if (!isUnsure(error) || pageStore.get(cartStatusAtom) === 'failed') throw error;
      if (turn.isOver()) return {};
      return loadInTurn(client, { ...turn, take }).catch(() => Promise.reject(error));
    });
    isOvertaken = turn.isOver();
    mirror ??= mirrored();
    if (isKnown) keepLost({ before, mirror }, answer, hasFailed(answer) ? '' : code);
    return answer;
  };
  const first = await afterSame(code, builds, () =>
    inTabTurn(builds, () => inCartTurn(api, make, builds)),
  );
  const answer = isOvertaken ? await reloadCart(api).catch(() => first) : first;
  if (hasFailed(answer)) throw failure;
  return answer;
}

/** Loads the cart that the page had before, and notices lines that it has lost. */
export const reloadCart = (api: ApiClient): Promise<CartAnswer> =>
  changeCart(api, loadInTurn, { isIn: () => false });

/** How many of a product a cart has. */
export const quantityIn = ({ lineItems }: Cart, code: string): number =>
  lineItems.find((line) => line.code === code)?.quantity ?? 0;

/** Purchases that failed while nobody could tell whether the shop has made them, by the code. */
const unsure = new Map<string, { readonly before: number; readonly after: number }>();

/**
 * Adds to what is in the cart already: the call's quantity is the line's new one, of the cart as
 * the answers before have left it [QV-07, SYNC-03]. A cart that has not been loaded is loaded
 * first: what a mirror says would lower a line that the shop has more of. A purchase that failed
 * and is tried again is made once, though the shop had made it.
 */
export async function addItem(api: ApiClient, { code, quantity }: SyncItem): Promise<CartAnswer> {
  let before = Number.NaN;
  const after = () => before + quantity;
  const add: CartCall = async (client, turn) => {
    if (pageStore.get(cartStatusAtom) !== 'ready') await loadInTurn(client, turn);
    const now = quantityIn(pageStore.get(cartAtom), code);
    const tried = unsure.get(code);
    before = tried?.after === now ? tried.before : now;
    return addToCart(client, { code, quantity: after() });
  };
  const isIn = (cart: Cart) => quantityIn(cart, code) === after();
  try {
    const answer = await changeCart(api, add, { code, builds: true, isIn });
    unsure.delete(code);
    return answer;
  } catch (error) {
    const isKnown = pageStore.get(cartStatusAtom) === 'ready';
    if (isKnown) unsure.delete(code);
    else if (before >= 0) unsure.set(code, { before, after: after() });
    throw error;
  }
}
