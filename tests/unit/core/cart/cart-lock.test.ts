import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from '../../../../src/core/cart/cart';
import { cartStateAtom } from '../../../../src/core/cart/cart.atoms';
import { pageStore } from '../../../../src/core/state/store';
import { held } from '../../../support/held';

type Granted = () => Promise<unknown>;

/** The locks of a browser in which another tab holds that of the cart until it releases it. */
function locksOfOther() {
  const [isFree, letGo] = held();
  const wanted: string[] = [];
  const request = (name: string, { signal }: { signal: AbortSignal }, granted: Granted) => {
    wanted.push(name);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      // A request that no longer waits is skipped.
      isFree.then(() => signal.aborted || resolve(granted()));
    });
  };
  return { locks: { request }, wanted, letGo };
}
const has = (locks: object) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
const slow = () => pageStore.get(cartStateAtom).slow;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
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
    const ask = vi.fn(async () => 'cart');
    const made = inTurn(ask);
    await pass(10_000);
    expect([wanted, ask.mock.calls.length]).toEqual([['atria-cart'], 0]);
    letGo();
    expect(await made).toBe('cart');
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is waited for 30 s, slow from 15 s on, and then loaded without the lock [IMP-30, API-03]', async () => {
    has(locksOfOther().locks);
    const ask = vi.fn(async () => 'cart');
    const made = inTurn(ask);
    await pass(14_999);
    expect(slow()).toBe(0);
    await pass(1);
    expect(slow()).toBe(1);
    await pass(14_999);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(await made).toBe('cart');
    expect(slow()).toBe(0);
  });

  it('is not loaded a second time when the lock is granted after all [IMP-30]', async () => {
    const { locks, letGo } = locksOfOther();
    has(locks);
    const ask = vi.fn(async () => 'cart');
    const made = inTurn(ask);
    await pass(30_000);
    await made;
    letGo();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('makes the next change wait again, after the one before it [IMP-29, IMP-30]', async () => {
    const { locks, wanted, letGo } = locksOfOther();
    has(locks);
    const order: string[] = [];
    const first = inTurn(async () => order.push('first'));
    const second = inTurn(async () => order.push('second'));
    await pass(30_000);
    await first;
    expect([order, wanted.length]).toEqual([['first'], 2]);
    letGo();
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('is loaded at once if the browser refuses the page its locks [IMP-30]', async () => {
    has({ request: () => Promise.reject(new DOMException('no locks here', 'SecurityError')) });
    expect(await inTurn(async () => 'cart')).toBe('cart');
  });
});
