import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../src/api/client';
import { startCart } from '../../../../src/core/cart/cart';
import {
  cartAtom,
  cartKey,
  cartStateAtom,
  cartStatusAtom,
  changeCart,
  endVisit,
} from '../../../../src/core/cart/cart.atoms';
import { addItem, freshCart, restoreLine } from '../../../../src/core/cart/change-cart';
import { withoutLines } from '../../../../src/core/cart/lost-lines.model';
import { reloadCart } from '../../../../src/core/cart/outbox';
import { pageStore } from '../../../../src/core/state/store';
import { setQuantity } from '../../../../src/widgets/cart/use-quantities';
import { held } from '../../../support/held';
import { demoProducts } from '../../support/demo-products';
import { expectFaults } from '../../support/expect-faults';
import { recordingBackend } from '../../support/recording';
import { renewPage } from '../../support/renew-page';

const { code } = demoProducts.plain;
const other = demoProducts.reduced.code;
type Operation = 'load' | 'add' | 'changequantity';

/** A page of a shop, whose answers may be delayed or changed. */
function openPage() {
  const backend = recordingBackend();
  const held = new Map<Operation, Promise<unknown>>();
  const short = new Set<Operation>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const operation = new URL(new Request(input, init).url).pathname.split('/').at(-1) as Operation;
    const answer = await backend.fetch(input, init);
    await held.get(operation);
    if (!short.has(operation)) return answer;
    const { lineItems, warnings, checkoutWarnings, error } = await answer.json();
    return Response.json({ lineItems, warnings, checkoutWarnings, error });
  };
  const client = () =>
    createClient({ apiBase: location.origin, fetch, antiForgeryHeader: 'X-XSRF-TOKEN' });
  let stop = () => {};
  /** Another page of the same visit. */
  const open = () => {
    stop();
    renewPage();
    const api = client();
    stop = pageStore.sub(cartStateAtom, () => {});
    startCart(api, true);
    return api;
  };
  const rest = () => vi.waitFor(() => expect(pageStore.get(cartStateAtom).outbox).toEqual([]));
  return { backend, held, short, open, rest, close: () => stop() };
}
let page: ReturnType<typeof openPage>;
const has = (api: ReturnType<typeof page.open>, quantity: number, of = code) =>
  addItem(api, { code: of, quantity });
const sent = (operation: Operation) =>
  page.backend.to(`/${operation}`).map(({ query }) => query.quantity);
const lost = () => pageStore.get(cartStateAtom).lost.map((line) => [line.code, line.quantity]);
const slow = () => pageStore.get(cartStateAtom).outbox.filter(({ isSlow }) => isSlow).length;
const status = () => pageStore.get(cartStatusAtom);
/** The session ends: the shop no longer knows the cart. */
const endSession = async () => {
  for (const one of [code, other])
    await page.backend.fetch(
      `${location.origin}/api/v1/lihakauppa/shoppingcart/changequantity?language=fi&code=${one}&quantity=0`,
      { method: 'POST' },
    );
};

beforeEach(() => {
  page = openPage();
  expectFaults();
});
afterEach(() => page.close());

describe('a change of the cart', () => {
  it('that waits since before `load` is sent when the page is left, a purchase is not [IMP-29]', async () => {
    page.held.set('load', new Promise(() => {}));
    const api = page.open();
    setQuantity(api, { code, quantity: 3 });
    has(api, 1, other);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(sent('changequantity')).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(sent('changequantity')).toEqual(['3']));
    expect(sent('add')).toEqual([]);
  });

  it('uses the results of the ones before it, in their order [IMP-29, QV-07]', async () => {
    const api = page.open();
    await Promise.all([has(api, 1), has(api, 2), has(api, 3)]);
    expect(sent('add')).toEqual(['1', '3', '6']);
  });

  it('that is pending delays the others for 15 s; its result is loaded later [IMP-29, API-03]', async () => {
    const api = page.open();
    await has(api, 1);
    const [answered, answer] = held();
    page.held.set('changequantity', answered);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hung = setQuantity(api, { code, quantity: 5 });
    const next = has(api, 1, other);
    await vi.advanceTimersByTimeAsync(14_999);
    expect([sent('add').length, slow()]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    await next;
    expect(slow()).toBe(1);
    answer();
    expect((await hung)?.after.lineItems).toMatchObject([
      { code, quantity: 5 },
      { code: other, quantity: 1 },
    ]);
    await vi.waitFor(() => expect(slow()).toBe(0));
    expect(status()).toBe('ready');
  });

  it('with a late answer does not replace the result of a newer one [IMP-29]', async () => {
    const api = page.open();
    await has(api, 1);
    const [answered, answer] = held();
    page.short.add('add');
    page.held.set('load', answered);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = has(api, 1);
    await vi.advanceTimersByTimeAsync(10);
    page.short.clear();
    page.held.clear();
    const newer = has(api, 1, other);
    await vi.advanceTimersByTimeAsync(15_000);
    await newer;
    answer();
    expect((await late).after.lineItems).toMatchObject([{ code, quantity: 2 }]);
    expect(pageStore.get(cartAtom).lineItems).toMatchObject([
      { code, quantity: 2 },
      { code: other, quantity: 1 },
    ]);
  });

  it('that is answered without sums is followed by a load: lines and sums agree [API-48]', async () => {
    page.short.add('add');
    const api = page.open();
    await has(api, 2);
    const whole = await freshCart(api);
    await has(api, 1);
    const { total, lineItems, lineItemCount } = pageStore.get(cartAtom);
    expect([lineItems[0]?.quantity, lineItemCount]).toEqual([3, 1]);
    expect(total).not.toBe(whole.total);
  });

  it('first loads a cart that is not confirmed [QV-07]', async () => {
    const api = page.open();
    await has(api, 1);
    // As another device does.
    await page.backend.fetch(
      `${location.origin}/api/v1/lihakauppa/shoppingcart/add?language=fi&code=${code}&quantity=5`,
      { method: 'POST' },
    );
    document.dispatchEvent(new Event('visibilitychange'));
    await has(api, 1);
    expect(sent('add').at(-1)).toBe('6');
  });

  it('loads the cart each time in a frame, which gets no events of the shop’s own pages [SYNC-03]', async () => {
    const top = vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window & typeof globalThis);
    const api = page.open();
    await has(api, 2);
    await endSession();
    await has(api, 1);
    top.mockRestore();
    expect(sent('add')).toEqual(['2', '1']);
  });
});

describe('the shop’s present cart', () => {
  it('comes after the pending changes [IMP-29]', async () => {
    const api = page.open();
    has(api, 2);
    expect((await freshCart(api)).lineItems[0]?.quantity).toBe(2);
  });

  it('rejects when the shop fails, or does not answer for 15 s', async () => {
    const api = page.open();
    await page.rest();
    page.backend.failWith('cart:500:1');
    await expect(freshCart(api)).rejects.toThrow();
    expect(status()).toBe('failed');
    page.held.set('load', new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = expect(freshCart(api)).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(15_000);
    await asked;
  });
});

describe('lost lines', () => {
  it('are known at the first load of the next page, and on the pages after it [CART-14]', async () => {
    await has(page.open(), 2);
    await endSession();
    for (const _ of ['the next page', 'another one']) {
      page.open();
      await page.rest();
      expect([lost(), pageStore.get(cartAtom).lineItems]).toEqual([[[code, 2]], []]);
    }
  });

  it('do not include what was removed as the page was left [IMP-29]', async () => {
    const api = page.open();
    await has(api, 2);
    setQuantity(api, { code, quantity: 0 });
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(sent('changequantity')).toEqual(['0']));
    page.open();
    await page.rest();
    expect(lost()).toEqual([]);
  });

  it.each([0, 1])(
    'do not include what the visitor has changed to %i before the answer [CART-14]',
    async (quantity) => {
      const api = page.open();
      await has(api, 2);
      await endSession();
      const hears = reloadCart(api);
      await setQuantity(api, { code, quantity });
      await hears;
      const lines = pageStore.get(cartAtom).lineItems.map((line) => line.quantity);
      expect([lost(), lines]).toEqual([[], quantity ? [quantity] : []]);
    },
  );

  it.each([true, false])(
    'do not include what was ordered, said before the load: %o',
    async (isSoon) => {
      await has(page.open(), 2);
      await endSession();
      page.open();
      if (!isSoon) await page.rest();
      changeCart((state) => withoutLines(state, [code]));
      await page.rest();
      expect([lost(), pageStore.get(cartAtom).lineItems]).toEqual([[], []]);
      expect(localStorage.getItem(cartKey)).not.toContain(code);
    },
  );

  it('are there again once they are put back, once by two presses', async () => {
    const api = page.open();
    await has(api, 2);
    await endSession();
    await reloadCart(api);
    expect(lost()).toEqual([[code, 2]]);
    const back = { code, quantity: 2 };
    await Promise.all([restoreLine(api, back), restoreLine(api, back)]);
    expect([lost(), sent('add')]).toEqual([[], ['2', '2']]);
  });

  it('are none after the visitor has logged out: page and storage are empty [ROLE-04]', async () => {
    await has(page.open(), 2);
    endVisit();
    expect([localStorage.getItem(cartKey), pageStore.get(cartAtom).lineItems]).toEqual([null, []]);
    await endSession();
    page.open();
    await page.rest();
    expect(lost()).toEqual([]);
  });
});
