import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../src/api/cart';
import {
  type CartCommand,
  type CartState,
  emptyCart,
  noCart,
} from '../../../../src/core/cart/cart.model';
import {
  type CartEvent,
  changeOf,
  leaving,
  next,
  step,
} from '../../../../src/core/cart/outbox.model';
import { lineOf } from '../../support/line-of';

const cartOf = (lines: Readonly<Record<string, number>>, more: Partial<Cart> = {}): Cart => ({
  ...emptyCart,
  lineItems: Object.entries(lines).map(([code, quantity]) => lineOf(code, quantity)),
  total: '1,00',
  ...more,
});
const ready: CartState = { ...noCart, status: 'ready', cart: cartOf({ A: 3 }) };
const by = (turn: number, isCurrent = true) => ({
  turn,
  isCurrent,
  now: 0,
  owner: '',
});
const set = (code: string, quantity: number): CartCommand => ({ kind: 'set', code, quantity });
const add = (code: string, quantity: number): CartCommand => ({ kind: 'add', code, quantity });
const load: CartCommand = { kind: 'load', code: '', quantity: 0 };
const run = (state: CartState, ...events: CartEvent[]) => events.reduce(step, state);
const pressed = (command: CartCommand, due = 0): CartEvent => ['pressed', command, due];
const outcome = ({ outcomes }: CartState) =>
  outcomes.map(({ id, change, error }) => [
    id,
    change?.after.lineItems[0]?.quantity,
    Boolean(error),
  ]);
const phases = ({ outbox }: CartState) => outbox.map(({ id, phase }) => `${id} ${phase}`);

describe('a command', () => {
  const attempts = { A: { from: 2, to: 3 }, B: { from: 0, to: 1 } };
  it.each<[CartCommand, Partial<CartState>, number, number]>([
    [add('A', 2), {}, 3, 5],
    [add('B', 2), {}, 0, 2],
    // It was made, though its call had failed.
    [add('A', 1), { attempts }, 2, 3],
    // It was not.
    [add('B', 1), { attempts }, 0, 1],
    [set('A', 1), {}, 3, 1],
    [{ kind: 'restore', code: 'A', quantity: 9 }, {}, 3, 9],
    [{ kind: 'restore', code: 'A', quantity: 2 }, {}, 3, 3],
    [{ kind: 'coupon', code: 'kesa10', quantity: 0 }, {}, 1, 0],
    [{ kind: 'coupon', code: 'X', quantity: 1 }, {}, 0, 1],
  ])('%o with %o leads from %i to %i [QV-07, CART-17]', (command, state, from, to) => {
    const cart = cartOf({ A: 3 }, { couponCodes: ['Kesa10'] });
    expect(changeOf({ cart, attempts: {}, ...state }, command)).toEqual({ from, to });
  });

  it('is sent when it is due, and a newer quantity replaces one that waits [CART-10]', () => {
    const state = run(ready, pressed(set('A', 4), 1000), pressed(set('A', 5), 1900));
    expect([phases(state), outcome(state)]).toEqual([['2 waiting'], [[1, undefined, false]]]);
    expect(next(state, 1899)).toEqual({ does: 'wait', until: 1900 });
    expect(next(state, 1900)).toEqual({ does: 'send', id: 2 });
    expect(next(step(state, ['flushed']), 1)).toEqual({ does: 'send', id: 2 });
    // Nothing waits longer than what is pressed after it.
    expect(next(step(state, pressed(add('B', 1), 0)), 0)).toEqual({ does: 'send', id: 2 });
  });

  it('waits for the one before it of the same line [IMP-29]', () => {
    const state = run(ready, pressed(set('A', 5)), ['asked', 1, 1], pressed(set('A', 6)));
    expect(next(state, 0)).toBeUndefined();
    expect(next(step(state, pressed(add('B', 1))), 0)).toEqual({ does: 'send', id: 3 });
  });

  it('that the cart has met already needs no call', () => {
    const state = run(ready, pressed(set('A', 3)), ['asked', 1, 1]);
    expect([phases(state), outcome(state)]).toEqual([[], [[1, 3, false]]]);
  });

  it.each(['idle', 'stale', 'failed', 'loading'] as const)(
    'is preceded by a load of a cart that is %s [QV-07]',
    (status) => {
      const state = run({ ...ready, status }, pressed(add('A', 1)));
      expect(next(state, 0)).toEqual({ does: 'load', id: 1 });
      const failed = run(state, ['loading', 1, 1], ['loadFailed', 1, 'offline']);
      expect([failed.status, outcome(failed)]).toEqual(['failed', [[1, undefined, true]]]);
    },
  );
});

describe('an answer', () => {
  const asked = run(ready, pressed(add('A', 1)), ['asked', 1, 1]);
  const answered = (cart: Partial<Cart>, answer = by(1)): CartEvent => [
    'answered',
    1,
    cart,
    answer,
  ];

  it('is the cart, without the error of the one before it [API-48]', () => {
    const warned = { ...asked, cart: cartOf({ A: 3 }, { error: 'old' }) };
    const { error: _, ...cart } = cartOf({ A: 4 });
    const state = step(warned, answered(cart));
    expect([state.status, state.cart.lineItems[0]?.quantity]).toEqual(['ready', 4]);
    expect(state.cart.error).toBe('');
    expect(outcome(state)).toEqual([[1, 4, false]]);
  });

  it.each([
    ['without sums', answered({ lineItems: [] })],
    ['to an older turn', answered(cartOf({ A: 4 }), by(0))],
    ['after a change of another tab', answered(cartOf({ A: 4 }), by(1, false))],
    ['of a server that fails', ['unsure', 1, { error: 'error 500' }] as CartEvent],
  ])('%s is followed by a load, which shows the result [API-48, IMP-29]', (_, event) => {
    const state = step(asked, event);
    expect([state.status, phases(state), next(state, 0)?.does]).toEqual([
      'stale',
      ['1 unsure'],
      'load',
    ]);
    const loaded = run(state, ['loading', 2], ['loaded', cartOf({ A: 4 }), by(2)]);
    expect([loaded.status, outcome(loaded)]).toEqual(['ready', [[1, 4, false]]]);
  });

  it('that the shop has refused is the result at once', () => {
    expect(outcome(step(asked, ['failed', 1, { error: 'error 400' }]))).toEqual([
      [1, undefined, true],
    ]);
  });

  it('of a purchase that nobody knows is remembered: a retry is the same [IMP-28]', () => {
    const lost = run(
      asked,
      ['unsure', 1, { error: 'offline' }],
      ['loading', 2],
      ['loadFailed', 2, 'offline'],
    );
    expect([outcome(lost), lost.attempts]).toEqual([
      [[1, undefined, true]],
      { A: { from: 3, to: 4 } },
    ]);
    const found = run(
      lost,
      pressed(add('A', 1)),
      ['loading', 3],
      ['loaded', cartOf({ A: 4 }), by(3)],
    );
    const retried = step(found, ['asked', 4, 2]);
    expect([outcome(retried), retried.attempts]).toEqual([[[2, 4, false]], {}]);
  });
});

describe('a load', () => {
  const loading = run(ready, pressed(load), ['loading', 1, 1]);

  it('that takes long is tried again for another command only', () => {
    const late = step(loading, ['late', 1]);
    expect([late.status, next(late, 0)]).toEqual(['stale', undefined]);
    expect(next(step(late, pressed(add('B', 1))), 0)).toEqual({ does: 'load', id: 2 });
  });

  it('whose answer is older than a newer load, or than another tab’s change, is not taken [IMP-30]', () => {
    const cart = cartOf({ A: 9 });
    const newer = run(loading, ['late', 1], pressed(add('B', 1)), ['loading', 2]);
    expect(step(newer, ['loaded', cart, by(1)]).cart).toEqual(ready.cart);
    const again = step(loading, ['loaded', cart, by(1, false)]);
    expect([again.cart, next(again, 0)]).toEqual([ready.cart, { does: 'load', id: 1 }]);
  });
});

describe('a call of a visit that has ended', () => {
  // A logout counts as a call (`endVisit`).
  const next: CartState = { ...ready, turn: 3, lastId: 1 };
  it.each<CartEvent>([
    ['late', 1],
    ['slow', 1],
    ['answered', 1, cartOf({ A: 9 }), by(1)],
    ['answered', 1, { ...cartOf({ A: 9 }), total: undefined }, by(1)],
    ['unsure', 1, { error: new Error('offline') }],
    ['loaded', cartOf({ A: 9 }), by(1)],
    ['loadFailed', 1, new Error('offline')],
  ])('changes nothing: %s [ROLE-04]', (...event) => {
    expect(step(next, event)).toEqual(next);
  });
});

describe('a page that is left', () => {
  it('sends what waits, but no purchase, and misses nothing that was removed [IMP-29]', () => {
    const state = run(
      { ...ready, cart: cartOf({ A: 3, B: 1 }) },
      pressed(set('A', 0), 1000),
      pressed({ kind: 'restore', code: 'C', quantity: 2 }),
      pressed(add('B', 1)),
      pressed(load),
    );
    expect(leaving(state).map(({ command }) => command.code)).toEqual(['A', 'C']);
    const left = step(state, ['left']);
    expect(left.cart.lineItems.map(({ code }) => code)).toEqual(['B']);
    expect(phases(left)).toEqual(['1 unsure', '2 unsure', '3 waiting', '4 waiting']);
    // Back from the browser's memory.
    const back = run(left, ['loading', 1], ['loaded', cartOf({ B: 1, C: 3 }), by(1)]);
    expect(outcome(back).map(([id, , isFailed]) => [id, isFailed])).toEqual([
      [1, false],
      [2, false],
      [4, false],
    ]);
  });

  it('restores a line to what it was, whether its removal is answered or not [IMP-29]', () => {
    const restore: CartCommand = { kind: 'restore', code: 'A', quantity: 1 };
    const numbers = (state: CartState) => leaving(state).map((entry) => entry.numbers);
    const removed = run(ready, pressed(set('A', 0)), ['asked', 1, 1], pressed(restore));
    expect(numbers(removed)).toEqual([{ from: 0, to: 1 }]);
    expect(numbers(step(ready, pressed(restore)))).toEqual([{ from: 3, to: 3 }]);
  });

  it('names the lines of which it hears no answer, for the next page [CART-19]', () => {
    const state = run(
      ready,
      pressed(add('A', 1)),
      ['asked', 1, 1],
      pressed(set('B', 2), 1000),
      pressed(add('C', 1)),
      ['left'],
    );
    expect(state.unanswered).toEqual(['A', 'B']);
    expect(step(state, ['loaded', cartOf({ B: 2 }), by(1)]).unanswered).toEqual([]);
  });
});
