import { atom } from 'jotai/vanilla';
import { addToCart, type Cart, type CartAnswer, type CartLine } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { readStoredJson } from '../page/storage';
import { cartAtom, cartKey, cartOf, cartStatusAtom } from '../state/cart.atoms';
import { type CartCall, inCartTurn } from '../state/cart-queue';
import { pageStore } from '../state/store';
import { loadInTurn } from '../state/use-cart';
import type { SyncItem } from './sync-protocol';

/** Lines that an answer no longer had and nobody removed, as after a session has expired. */
export const lostLinesAtom = atom<readonly CartLine[]>([]);

const has = (lines: readonly CartLine[], code: string): boolean =>
  lines.some((line) => line.code === code);

/** Keeps what an answer has lost of `before`; a line that another tab has removed is not lost. */
function keepLost(before: readonly CartLine[], answer: CartAnswer, changed: string): void {
  const now = answer.lineItems;
  if (!now) return;
  const mirror = readStoredJson('localStorage', cartKey, cartOf)?.lineItems ?? before;
  const lost = [...pageStore.get(lostLinesAtom), ...before].filter(
    ({ code }, place, all) =>
      code !== changed &&
      !has(now, code) &&
      (has(mirror, code) || !has(before, code)) &&
      all.findIndex((one) => one.code === code) === place,
  );
  pageStore.set(lostLinesAtom, lost);
}

/**
 * Makes a cart call in its turn and notices lines that it loses.
 *
 * @param changed code of the line that it changes, if it changes one.
 * @param builds whether it counts on what the calls before it came to.
 */
export const changeCart = (
  api: ApiClient,
  call: CartCall,
  changed = '',
  builds = false,
): Promise<CartAnswer> =>
  inCartTurn(
    api,
    async (client, take) => {
      const isKnown = pageStore.get(cartStatusAtom) === 'ready';
      const { lineItems } = pageStore.get(cartAtom);
      const answer = await call(client, take);
      if (isKnown) keepLost(lineItems, answer, changed);
      return answer;
    },
    builds,
  );

const quantityIn = (cart: Cart, code: string): number =>
  cart.lineItems.find((line) => line.code === code)?.quantity ?? 0;

/**
 * Adds to what is in the cart already: the call's quantity is the line's new one, of the cart as
 * the answers before have left it [QV-07, SYNC-03]. A cart that has not been loaded is loaded
 * first: what a mirror says would lower a line that the shop has more of.
 */
export const addItem = (api: ApiClient, { code, quantity }: SyncItem): Promise<CartAnswer> =>
  changeCart(
    api,
    async (client, take) => {
      if (pageStore.get(cartStatusAtom) !== 'ready') await loadInTurn(client, take);
      const before = quantityIn(pageStore.get(cartAtom), code);
      return addToCart(client, { code, quantity: before + quantity });
    },
    code,
    true,
  );
