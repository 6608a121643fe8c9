import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '../../../../src/api/cart';
import {
  answered,
  type CartCommand,
  emptyCart,
  forgone,
  mirrorOf,
  noCart,
  recalled,
  rememberedIn,
} from '../../../../src/core/cart/cart.model';
import { goalOf, isMet } from '../../../../src/core/cart/command.model';

const line = (code: string, quantity = 1) => ({
  ...{ code, quantity, productId: code, name: code, category: '' },
  ...{ linePrice: '1,00', linePriceWithoutDiscounts: '1,00' },
});
const cartOf = (...codes: string[]): Cart => ({
  ...emptyCart,
  lineItems: codes.map((code) => line(code)),
  lineItemCount: codes.length,
});
const known = { ...noCart, status: 'ready', cart: cartOf('A', 'B'), owner: 'aino' } as const;
const lostAfter = (...given: Parameters<typeof answered>) =>
  answered(...given).lost.map(({ code }) => code);

describe('an answer of the shop', () => {
  it('confirms the cart, and marks missing lines as lost [CART-14]', () => {
    const after = answered(known, cartOf('B', 'C'), 'aino');
    expect([after.status, after.lost.map(({ code }) => code)]).toEqual(['ready', ['A']]);
  });

  it('marks no line as lost that was removed, or has come back', () => {
    expect(lostAfter(known, cartOf('B'), 'aino', { kind: 'set', code: 'A', quantity: 0 })).toEqual(
      [],
    );
    expect(lostAfter({ ...known, lost: [line('C')] }, cartOf('A', 'B', 'C'), '')).toEqual([]);
  });

  it('keeps earlier lost lines, whatever was bought again meanwhile [CART-14]', () => {
    const lost = [line('C', 2)];
    const bought = answered({ ...known, lost }, cartOf('A', 'B', 'C'), '', {
      ...{ kind: 'add', code: 'C', quantity: 1 },
    });
    expect(bought.lost).toMatchObject([{ code: 'C', quantity: 2 }]);
    const loaded = answered(bought, cartOf('A', 'B', 'C'), '');
    expect(loaded.lost).toMatchObject([{ code: 'C', quantity: 2 }]);
    // The session ends once more.
    expect(answered(loaded, cartOf('A', 'B'), '').lost).toMatchObject([{ code: 'C', quantity: 3 }]);
    const three = { ...emptyCart, lineItems: [line('A'), line('B'), line('C', 3)] };
    expect(answered(loaded, three, '').lost).toEqual([]);
    for (const kind of ['restore', 'set'] as const)
      expect(
        lostAfter(loaded, cartOf('A', 'B', 'C'), '', { kind, code: 'C', quantity: 1 }),
      ).toEqual([]);
  });

  it('marks no ordered line as lost, though no confirmation came [CART-14]', () => {
    const ordered = { ...known, lost: [line('C')], onOrder: known.cart.lineItems };
    expect(lostAfter(ordered, emptyCart, 'aino')).toEqual(['C']);
    // Before it is paid other pages load the cart, and more may be bought.
    const asked = answered(ordered, cartOf('A', 'B'), 'aino');
    expect(lostAfter(asked, emptyCart, 'aino')).toEqual(['C']);
    const more = answered(asked, cartOf('A', 'B', 'D'), 'aino');
    expect(lostAfter(more, emptyCart, 'aino')).toEqual(['C', 'D']);
    // After it, the same may be bought again, before anybody has loaded the cart.
    const two = { ...ordered, onOrder: [line('A', 2), line('B')] };
    const paid = answered(two, cartOf('A'), 'aino');
    expect([paid.lost.map(({ code }) => code), paid.onOrder]).toEqual([['C'], []]);
    expect(lostAfter(paid, emptyCart, 'aino')).toEqual(['C', 'A']);
  });

  it('marks no line of another customer as lost; a guest who logs in is the same one [ROLE-04]', () => {
    expect(lostAfter(known, emptyCart, 'leena')).toEqual([]);
    expect(lostAfter({ ...known, owner: '' }, emptyCart, 'leena')).toEqual(['A', 'B']);
    expect(lostAfter(known, emptyCart, '')).toEqual(['A', 'B']);
  });
});

describe('a stored copy', () => {
  it('has cart, lost lines and owner, for the next page [CART-14]', () => {
    const kept = rememberedIn(
      JSON.parse(mirrorOf({ ...known, lost: [line('C', 3)], onOrder: [line('A')], orderId: '7' })),
    );
    expect(kept).toMatchObject({
      owner: 'aino',
      ...{ onOrder: [{ code: 'A' }], orderId: '7' },
      lost: [{ code: 'C', quantity: 3 }],
    });
    expect(kept?.cart.lineItems.map(({ code }) => code)).toEqual(['A', 'B']);
  });

  it('that is gone leaves nothing confirmed', () => {
    expect(recalled(known)).toEqual({ ...noCart, status: 'stale' });
    expect(recalled(noCart)).toEqual(noCart);
  });

  it('without some lines has not lost them, and waits for no payment of theirs', () => {
    const full = { ...known, lost: [line('C')], onOrder: known.cart.lineItems };
    const { cart, lost, onOrder } = forgone(full, [line('A'), line('C')]);
    expect([cart.lineItems.map(({ code }) => code), cart.lineItemCount, lost]).toEqual([
      ['B'],
      1,
      [],
    ]);
    expect(onOrder.map(({ code }) => code)).toEqual(['B']);
    // Once the order is confirmed, the same may be bought again, and lost.
    const again = answered(forgone(full, full.onOrder), cartOf('A'), 'aino');
    expect(lostAfter(again, emptyCart, 'aino')).toEqual(['C', 'A']);
  });
});

describe('a command', () => {
  const three: Cart = { ...emptyCart, lineItems: [line('A', 3)], couponCodes: ['Kesa10'] };
  it.each<[CartCommand, { before: number; after: number } | undefined, number, CartLine[]?]>([
    [{ kind: 'add', code: 'A', quantity: 2 }, undefined, 5],
    [{ kind: 'add', code: 'B', quantity: 2 }, undefined, 2],
    // It was made, though its call had failed.
    [{ kind: 'add', code: 'A', quantity: 1 }, { before: 2, after: 3 }, 3],
    // It was not.
    [{ kind: 'add', code: 'A', quantity: 1 }, { before: 3, after: 4 }, 4],
    [{ kind: 'set', code: 'A', quantity: 1 }, undefined, 1],
    [{ kind: 'restore', code: 'A', quantity: 9 }, undefined, 3],
    [{ kind: 'restore', code: 'B', quantity: 9 }, undefined, 9],
    // As many of it are still lost: it was bought again.
    [{ kind: 'restore', code: 'A', quantity: 9 }, undefined, 5, [line('A', 2)]],
  ])('%o of three A, tried %o, results in %i [QV-07]', (command, tried, quantity, lost = []) => {
    const goal = goalOf(command, three, tried, lost);
    expect(goal).toMatchObject({ quantity });
    expect(isMet(goal, three)).toBe(quantity === 3);
  });

  it('of a coupon is done when the shop lists it, in any case [CART-17]', () => {
    const met = (coupon: string, on: boolean) =>
      isMet({ kind: 'coupon', code: coupon, quantity: Number(on) }, three);
    expect([met('KESA10', true), met('KESA10', false), met('X', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each<[CartCommand, string, string]>([
    [{ kind: 'set', code: 'A', quantity: 0 }, '', ''],
    [{ kind: 'set', code: 'A', quantity: 2 }, 'A', ''],
    [{ kind: 'add', code: 'A', quantity: 1 }, 'A', ''],
    [{ kind: 'restore', code: 'A', quantity: 1 }, 'A', 'A'],
    [{ kind: 'coupon', code: 'A', quantity: 1 }, 'A', 'A'],
  ])(
    '%o has lost its line when that is gone: "%s", once the shop warns of it: "%s"',
    (command, lost, warned) => {
      const lostOf = (isWarned: boolean) =>
        lostAfter(known, cartOf('B'), 'aino', { ...command, isWarned }).join();
      expect([lostOf(false), lostOf(true)]).toEqual([lost, warned]);
    },
  );
});
