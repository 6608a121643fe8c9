import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../../../src/api/client';
import { cartStateAtom } from '../../../../src/core/cart/cart.atoms';
import { noCart } from '../../../../src/core/cart/cart.model';
import { press } from '../../../../src/core/cart/outbox';
import { pageStore } from '../../../../src/core/state/store';
import { held } from '../../../support/held';
import { lineOf } from '../../support/line-of';
import { renewPage } from '../../support/renew-page';

type Granted = (lock: object | null) => Promise<unknown>;
type Options = { readonly signal?: AbortSignal; readonly ifAvailable?: boolean };

/** The locks of a browser in which another tab holds that of the cart until it releases it. */
function locksOfOther() {
  const [isFree, letGo] = held();
  const wanted: [string, boolean][] = [];
  let isHeld = true;
  isFree.then(() => {
    isHeld = false;
  });
  const request = (name: string, { signal, ifAvailable = false }: Options, granted: Granted) => {
    wanted.push([name, ifAvailable]);
    if (ifAvailable) return granted(isHeld ? null : {});
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      // A request that no longer waits is skipped.
      isFree.then(() => signal?.aborted || resolve(granted({})));
    });
  };
  return { locks: { request }, wanted, letGo };
}
const has = (locks: object) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
const slow = () => pageStore.get(cartStateAtom).outbox.filter(({ isSlow }) => isSlow).length;
/** Changes a line by this call. */
const change = async (call: () => Promise<unknown>, code = 'A') =>
  press({} as ApiClient, { kind: 'set', code, quantity: 1 }, async () => {
    await call();
    return { total: '1,00', lineItems: [lineOf(code, 1)] };
  });
const ask = () => vi.fn(async () => {});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  renewPage();
  pageStore.set(cartStateAtom, { ...noCart, status: 'ready' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('the cart, while another tab has its lock', () => {
  it('is loaded once that tab releases it, and not again when the wait would have ended [IMP-30]', async () => {
    const { locks, wanted, letGo } = locksOfOther();
    has(locks);
    const asked = ask();
    const made = change(asked);
    await pass(10_000);
    expect([wanted, asked.mock.calls.length]).toEqual([[['atria-cart', false]], 0]);
    letGo();
    await made;
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is waited for 30 s, slow from 15 s on, and then loaded without the lock [IMP-30, API-03]', async () => {
    has(locksOfOther().locks);
    const asked = ask();
    const made = change(asked);
    await pass(14_999);
    expect(slow()).toBe(0);
    await pass(1);
    expect(slow()).toBe(1);
    await pass(14_999);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    await made;
    expect(slow()).toBe(0);
  });

  it('is not loaded a second time when the lock is granted after all [IMP-30]', async () => {
    const { locks, letGo } = locksOfOther();
    has(locks);
    const asked = ask();
    const made = change(asked);
    await pass(30_000);
    await made;
    letGo();
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('delays no later change, as long as it is held: a phone has frozen that tab [IMP-30]', async () => {
    const { locks, wanted, letGo } = locksOfOther();
    has(locks);
    const order: string[] = [];
    const add = (name: string) => change(async () => order.push(name), name);
    const first = add('first');
    const second = add('second');
    await pass(30_000);
    await Promise.all([first, second]);
    await add('third');
    expect(order).toEqual(['first', 'second', 'third']);
    letGo();
    await pass(0);
    await add('fourth');
    // Once it was free, it is waited for again.
    await add('fifth');
    expect(wanted.map(([, ifAvailable]) => ifAvailable)).toEqual([false, true, true, true, false]);
  });

  it('is loaded at once if the browser refuses the page its locks [IMP-30]', async () => {
    has({ request: () => Promise.reject(new DOMException('no locks here', 'SecurityError')) });
    expect(await change(ask())).toBeTruthy();
  });
});
