import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartAnswer } from '../../../../src/api/cart';
import type { ApiClient } from '../../../../src/api/client';
import { cartAtom, emptyCart, setCart } from '../../../../src/core/state/cart.atoms';
import { cartSlowAtom, followPage, inCartTurn } from '../../../../src/core/state/cart-queue';
import { pageStore } from '../../../../src/core/state/store';

const api = {} as ApiClient;
const total = () => pageStore.get(cartAtom).total;

/** A call that is answered when the test says so. */
function call() {
  let answer = (_: CartAnswer) => {};
  const made = vi.fn(
    () =>
      new Promise<CartAnswer>((resolve) => {
        answer = resolve;
      }),
  );
  return { made, answer: (cart: CartAnswer) => answer(cart) };
}

beforeEach(() => {
  vi.useFakeTimers();
  setCart(emptyCart);
});
afterEach(() => vi.useRealTimers());

it('makes one call after the other [IMP-29]', async () => {
  const [one, two] = [call(), call()];
  const ends = [inCartTurn(api, one.made), inCartTurn(api, two.made)];
  await vi.advanceTimersByTimeAsync(0);
  expect(two.made).not.toHaveBeenCalled();
  one.answer({ total: '1,00' });
  await vi.advanceTimersByTimeAsync(0);
  expect(two.made).toHaveBeenCalled();
  two.answer({ total: '2,00' });
  await Promise.all(ends);
  expect(total()).toBe('2,00');
});

it('lets the next go after 15 s, and never replaces a newer cart by an older [IMP-29, API-03]', async () => {
  const [hung, next] = [call(), call()];
  const ends = [inCartTurn(api, hung.made), inCartTurn(api, next.made)];
  await vi.advanceTimersByTimeAsync(14_999);
  expect([next.made.mock.calls.length, pageStore.get(cartSlowAtom)]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(next.made).toHaveBeenCalled();
  next.answer({ total: '2,00' });
  await ends[1];
  hung.answer({ total: '1,00' });
  await ends[0];
  expect(total()).toBe('2,00');
});

it('says while a call takes longer than 15 s, also when the next ones go round it [API-03]', async () => {
  const [hung, next] = [call(), call()];
  const end = inCartTurn(api, hung.made);
  const other = inCartTurn(api, next.made);
  await vi.advanceTimersByTimeAsync(15_000);
  next.answer({});
  await other;
  expect(pageStore.get(cartSlowAtom)).toBe(true);
  hung.answer({});
  await end;
  expect(pageStore.get(cartSlowAtom)).toBe(false);
});

it('sends what waits when the page is left, but not what counts on the calls before [IMP-29]', async () => {
  const stop = followPage();
  const [hung, change, purchase] = [call(), call(), call()];
  inCartTurn(api, hung.made);
  inCartTurn(api, change.made);
  const bought = inCartTurn(api, purchase.made, true);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(change.made).toHaveBeenCalled();
  expect(purchase.made).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  for (const one of [hung, change]) {
    one.answer({});
    await vi.advanceTimersByTimeAsync(0);
  }
  purchase.answer({ total: '3,00' });
  await bought;
  expect(total()).toBe('3,00');
  stop();
});
