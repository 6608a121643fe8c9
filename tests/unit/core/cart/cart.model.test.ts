import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '../../../../src/api/cart';
import {
  answered,
  emptyCart,
  forgone,
  mirrorOf,
  noCart,
  recalled,
  rememberedIn,
} from '../../../../src/core/cart/cart.model';
import {
  type CartCommand,
  type Effect,
  effectOf,
  goalOf,
  isMet,
} from '../../../../src/core/cart/command.model';

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
  it('vouches for the cart, and has lost what is not in it [CART-14]', () => {
    const after = answered(known, cartOf('B', 'C'), 'aino');
    expect([after.status, after.lost.map(({ code }) => code)]).toEqual(['ready', ['A']]);
  });

  it('has lost nothing that was removed, or has come back', () => {
    expect(lostAfter(known, cartOf('B'), 'aino', { mayGo: 'A' })).toEqual([]);
    expect(lostAfter({ ...known, lost: [line('C')] }, cartOf('A', 'B', 'C'), '')).toEqual([]);
  });

  it('has lost what it had before, whatever was bought anew meanwhile [CART-14]', () => {
    const lost = [line('C', 2)];
    const bought = answered({ ...known, lost }, cartOf('A', 'B', 'C'), '', {
      bought: { code: 'C', by: 1 },
    });
    expect(bought.lost).toMatchObject([{ code: 'C', quantity: 2 }]);
    const loaded = answered(bought, cartOf('A', 'B', 'C'), '');
    expect(loaded.lost).toMatchObject([{ code: 'C', quantity: 2 }]);
    // The session ends once more.
    expect(answered(loaded, cartOf('A', 'B'), '').lost).toMatchObject([{ code: 'C', quantity: 3 }]);
    const three = { ...emptyCart, lineItems: [line('A'), line('B'), line('C', 3)] };
    expect(answered(loaded, three, '').lost).toEqual([]);
    expect(lostAfter(loaded, cartOf('A', 'B', 'C'), '', { restored: 'C' })).toEqual([]);
  });

  it('has lost nothing that was ordered, though no confirmation came; unless some is there still', () => {
    const ordered = { ...known, lost: [line('C')], ordered: true };
    expect(lostAfter(ordered, emptyCart, 'aino')).toEqual(['C']);
    const unpaid = answered(ordered, cartOf('A', 'B'), 'aino');
    expect(lostAfter(unpaid, emptyCart, 'aino')).toEqual(['C', 'A', 'B']);
  });

  it('has lost no line of another customer; a guest who logs in is the same one [ROLE-04]', () => {
    expect(lostAfter(known, emptyCart, 'leena')).toEqual([]);
    expect(lostAfter({ ...known, owner: '' }, emptyCart, 'leena')).toEqual(['A', 'B']);
    expect(lostAfter(known, emptyCart, '')).toEqual(['A', 'B']);
  });
});

describe('a mirror', () => {
  it('has cart, lost lines and whose they are, for the next page [CART-14]', () => {
    const kept = rememberedIn(
      JSON.parse(mirrorOf({ ...known, lost: [line('C', 3)], ordered: true })),
    );
    expect(kept).toMatchObject({
      owner: 'aino',
      ordered: true,
      lost: [{ code: 'C', quantity: 3 }],
    });
    expect(kept?.cart.lineItems.map(({ code }) => code)).toEqual(['A', 'B']);
  });

  it('that is gone leaves nothing that anybody vouches for', () => {
    expect(recalled(known)).toEqual({ ...noCart, status: 'stale' });
    expect(recalled(noCart)).toEqual(noCart);
  });

  it('without some lines has not lost them', () => {
    const { cart, lost } = forgone({ ...known, lost: [line('C')] }, ['A', 'C']);
    expect([cart.lineItems.map(({ code }) => code), cart.lineItemCount, lost]).toEqual([
      ['B'],
      1,
      [],
    ]);
  });
});

describe('a command', () => {
  const three: Cart = { ...emptyCart, lineItems: [line('A', 3)], couponCodes: ['Kesa10'] };
  it.each<[CartCommand, { before: number; after: number } | undefined, number, CartLine[]?]>([
    [{ add: 'A', by: 2 }, undefined, 5],
    [{ add: 'B', by: 2 }, undefined, 2],
    // It was made, though its call had failed.
    [{ add: 'A', by: 1 }, { before: 2, after: 3 }, 3],
    // It was not.
    [{ add: 'A', by: 1 }, { before: 3, after: 4 }, 4],
    [{ set: 'A', to: 1 }, undefined, 1],
    [{ restore: 'A', to: 9 }, undefined, 3],
    [{ restore: 'B', to: 9 }, undefined, 9],
    // Of it as many are lost still: it was bought anew.
    [{ restore: 'A', to: 9 }, undefined, 5, [line('A', 2)]],
  ])('%o of three A, tried %o, comes to %i [QV-07]', (command, tried, quantity, lost = []) => {
    const goal = goalOf(command, three, tried, lost);
    expect(goal).toMatchObject({ quantity });
    expect(isMet(goal, three)).toBe(quantity === 3);
  });

  it('of a coupon is done when the shop lists it, in whatever letters [CART-17]', () => {
    const met = (coupon: string, on: boolean) => isMet({ coupon, on }, three);
    expect([met('KESA10', true), met('KESA10', false), met('X', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const bought = { code: 'A', by: 1 };
  it.each<[CartCommand, string[], Effect]>([
    [{ set: 'A', to: 0 }, [], { mayGo: 'A' }],
    [{ set: 'A', to: 2 }, [], {}],
    [{ set: 'A', to: 2 }, ['sold out'], { mayGo: 'A' }],
    [{ add: 'A', by: 1 }, [], { bought }],
    [{ add: 'A', by: 1 }, ['sold out'], { mayGo: 'A', bought }],
    [{ restore: 'A', to: 1 }, ['sold out'], { restored: 'A' }],
    [{ coupon: 'A', on: true }, ['x'], {}],
  ])('%o, warned of %o, does to its line: %o', (command, warnings, effect) =>
    expect(effectOf(command, warnings)).toEqual(effect),
  );
});
