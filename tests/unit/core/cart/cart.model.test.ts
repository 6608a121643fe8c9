import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../src/api/cart';
import {
  type CartCommand,
  emptyCart,
  isOfAnother,
  knownFor,
  mirrorIn,
  mirrorOf,
  noMirror,
  ownerOf,
} from '../../../../src/core/cart/cart.model';
import { confirmed, withoutLines } from '../../../../src/core/cart/lost-lines.model';
import { lineOf } from '../../support/line-of';

const cartOf = (...codes: string[]): Cart => ({
  ...emptyCart,
  lineItems: codes.map((code) => lineOf(code)),
  lineItemCount: codes.length,
});
const now = Date.UTC(2026, 0, 31);
const day = 24 * 60 * 60 * 1000;
const known = { ...noMirror, cart: cartOf('A', 'B'), at: now - day, owner: ownerOf('aino') };
const guest = { owner: '', isLoggedIn: false, now };
const aino = { owner: ownerOf('aino'), isLoggedIn: true, now };
const leena = { owner: ownerOf('leena'), isLoggedIn: true, now };
const lostAfter = (state: typeof known, cart: Cart, made: CartCommand[] = [], who = guest) =>
  confirmed(state, cart, made, who).lost.map(({ code, quantity }) => `${quantity} ${code}`);
const set = (code: string, quantity: number): CartCommand => ({ kind: 'set', code, quantity });

describe('the lines of a former cart', () => {
  it('are lost as a whole when the shop has an empty cart, and whose they were is known [CART-19]', () => {
    const { lost, lostOwner, cart } = confirmed(known, emptyCart, [], guest);
    expect([lost.length, lostOwner, cart.lineItems]).toEqual([2, ownerOf('aino'), []]);
  });

  it.each<[string, typeof known, Cart, CartCommand[], typeof guest]>([
    ['the shop still has one of them', known, cartOf('B'), [], guest],
    ['they are older than 30 days', { ...known, at: now - 31 * day }, emptyCart, [], guest],
    ['they were ordered', { ...known, ordered: known.cart.lineItems }, emptyCart, [], guest],
    ['the visitor has removed them', known, emptyCart, [set('A', 0), set('B', 0)], guest],
    ['there were none', { ...known, cart: emptyCart }, emptyCart, [], guest],
    [
      'the shop has removed the changed ones, with a warning',
      { ...known, cart: cartOf('A') },
      { ...emptyCart, warnings: ['sold out'] },
      [set('A', 3)],
      guest,
    ],
  ])('are not lost if %s [CART-19]', (_, state, cart, made, who) => {
    expect(lostAfter(state, cart, made, who)).toEqual([]);
  });

  it.each<[string, CartCommand[], Cart, string[]]>([
    [
      'a purchase begins a new session',
      [{ kind: 'add', code: 'C', quantity: 1 }],
      cartOf('C'),
      ['1 A', '1 B'],
    ],
    [
      'one of them is bought in it',
      [{ kind: 'add', code: 'A', quantity: 1 }],
      cartOf('A'),
      ['1 B'],
    ],
    ['one of them was removed', [set('A', 0)], emptyCart, ['1 B']],
    ['one of them could not be changed', [set('A', 3)], emptyCart, ['1 A', '1 B']],
    [
      'a coupon was added',
      [{ kind: 'coupon', code: 'KESA', quantity: 1 }],
      emptyCart,
      ['1 A', '1 B'],
    ],
  ])('are lost if %s [CART-19]', (_, made, cart, lost) => {
    expect(lostAfter(known, cart, made)).toEqual(lost);
  });

  it('are lost though the page before has changed one of them as it was left [CART-19]', () => {
    expect(lostAfter({ ...known, unanswered: ['A'] }, cartOf('A'))).toEqual(['1 B']);
  });

  it.each([1, 2, 3])(
    'are as many as in one of the sessions that have lost them: 2, or %i in the second [CART-19]',
    (quantity) => {
      const cart = { ...emptyCart, lineItems: [lineOf('A', quantity)] };
      const state = { ...known, cart, lost: [lineOf('A', 2)] };
      expect(lostAfter(state, emptyCart)).toEqual([`${Math.max(2, quantity)} A`]);
    },
  );

  it('are offered until as many have come back, or their quantity is set [CART-19]', () => {
    const state = { ...known, cart: emptyCart, lost: [lineOf('A', 2)] };
    const three = { ...emptyCart, lineItems: [lineOf('A', 2)] };
    expect(lostAfter(state, cartOf('A', 'C'))).toEqual(['2 A']);
    expect(lostAfter(state, three)).toEqual([]);
    expect(lostAfter(state, cartOf('A'), [set('A', 1)])).toEqual([]);
    // The session ends once more.
    expect(lostAfter({ ...state, cart: cartOf('A', 'D') }, emptyCart)).toEqual(['2 A', '1 D']);
  });

  it('are not offered to their customer, who has their own cart; to others they are [CART-19]', () => {
    const lost = confirmed(known, emptyCart, [], guest);
    expect(knownFor(lost, aino).lost).toEqual([]);
    expect(knownFor(lost, { ...aino, isLoggedIn: false }).lost).toHaveLength(2);
    const ofGuest = confirmed({ ...known, owner: '' }, emptyCart, [], aino);
    expect(knownFor(ofGuest, aino).lost).toHaveLength(2);
  });
});

describe('an order', () => {
  const ordered = { ...known, lost: [lineOf('C')], ordered: known.cart.lineItems };

  it('is paid when all of it is gone, though no confirmation came [CART-19]', () => {
    expect(lostAfter(ordered, emptyCart)).toEqual(['1 C']);
    // Before it is paid other pages load the cart, and more may be bought.
    const asked = confirmed(ordered, cartOf('A', 'B'), [], guest);
    expect(asked.ordered).toHaveLength(2);
    const more = confirmed(asked, cartOf('A', 'B', 'D'), [], guest);
    expect(lostAfter(more, emptyCart)).toEqual(['1 C', '1 D']);
  });

  it('that is paid does not count the same lines, when they are bought again [CART-19]', () => {
    const two = { ...ordered, ordered: [lineOf('A', 2), lineOf('B')] };
    const paid = confirmed(two, cartOf('A'), [], guest);
    expect(paid.ordered).toEqual([]);
    expect(lostAfter(paid, emptyCart)).toEqual(['1 C', '1 A']);
    const confirmedByPage = withoutLines(ordered, ['A', 'C']);
    expect(confirmedByPage).toMatchObject({ cart: { lineItemCount: 1 }, lost: [] });
    expect(confirmedByPage.ordered.map(({ code }) => code)).toEqual(['B']);
  });
});

describe('the stored copy', () => {
  it('has the cart and what belongs to it, and nothing of the customer [CART-14]', () => {
    const state = {
      ...known,
      owner: ownerOf('aino.aalto@example.fi'),
      lost: [lineOf('C', 3)],
      lostOwner: ownerOf('x'),
      ordered: [lineOf('A')],
      orderId: '7',
    };
    const copy = mirrorOf(state);
    expect(mirrorIn(JSON.parse(copy))).toEqual(state);
    expect(copy).not.toMatch(/aino|aalto|example/i);
  });

  it('of an earlier release is as old as its first reading [CART-19]', () => {
    const { at } = mirrorIn({ lineItems: [lineOf('A')] });
    expect(Math.abs(Date.now() - at)).toBeLessThan(day);
  });

  it('belongs to a customer, by an id that many have; a guest who logs in is the same [ROLE-04]', () => {
    expect(isOfAnother(known, leena)).toBe(true);
    for (const visitor of [aino, guest]) expect(isOfAnother(known, visitor)).toBe(false);
    expect(isOfAnother({ ...known, owner: '' }, leena)).toBe(false);
    expect(ownerOf('')).toBe('');
    expect(Number(ownerOf('a'.repeat(300)))).toBeLessThan(1_000_000);
  });
});
