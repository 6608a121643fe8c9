// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cartSchema } from '../../../src/api/cart';
import { checked } from '../../../src/core/form/define-form';
import { address } from '../../../src/widgets/address-popup/address.form';
import { details } from '../../../src/widgets/checkout/checkout.form';
import {
  ended,
  isBusy,
  isPosted,
  type Order,
  type Purchase,
  paymentCodes,
  paymentType,
  pressed,
  resultOf,
  seenOf,
  shown,
  stayed,
  stepOf,
  untouched,
} from '../../../src/widgets/checkout/checkout.model';
import { purchaseAddress } from '../../../src/widgets/checkout/purchase-address';
import { often } from '../support/chance';

describe('what the checkout shows', () => {
  const [empty, mirror, paid, free] = [
    { lines: 0, isFree: false, loading: false },
    { lines: 2, isFree: false, loading: true },
    { lines: 2, isFree: false, loading: false },
    { lines: 2, isFree: true, loading: false },
  ];
  const [pending, lacking, complete] = [
    { isComplete: false, isPending: true },
    { isComplete: false, isPending: false },
    { isComplete: true, isPending: false },
  ];
  it.each([
    ['nothing is known yet', '', { ...empty, loading: true }, pending, 'waiting'],
    ['the cart is empty', '#maksu', empty, complete, 'empty'],
    ['nothing asks for more', '', paid, complete, 'delivery'],
    ['nobody knows who orders', '#toimitus', mirror, pending, 'delivery'],
    ['all is there', '#maksu', paid, complete, 'payment'],
    ['all was given, whoever it is', '#maksu', mirror, { ...complete, isPending: true }, 'payment'],
    ['the customer may bring the details', '#maksu', paid, pending, 'waiting'],
    ['the cart may need none', '#maksu', mirror, lacking, 'waiting'],
    ['details are missing', '#maksu', paid, lacking, 'delivery'],
    ['nothing is to pay', '#maksu', free, complete, 'delivery'],
    ['nothing is to pay by a mirror', '#maksu', { ...free, loading: true }, complete, 'waiting'],
  ] as const)('when %s, at "%s" [CHK-01, CHK-03]', (_, hash, cart, given, view) =>
    expect(stepOf({ hash, cart, details: given })).toBe(view),
  );
});

describe('a time chosen for a postal code', () => {
  const wrong = (chosenFor: string, postalCode: string, more: object = {}) => {
    const delivery = { deliveryDate: '2026-11-24', deliveryTime: 'aamu', chosenFor };
    const given = { ...details.empty, 'deliveryAddress.postalCode': postalCode, ...delivery };
    const { faults } = checked(details, { ...given, ...more });
    return faults.some(({ name }) => name === 'chosenFor');
  };

  it.each([
    ['00100', '00100', {}, false],
    ['00100', 'FI-001 00', {}, false],
    ['00100', '33100', {}, true],
    ['', '00100', {}, true],
    ['00100', '3310', {}, false],
    ['00100', '33100', { deliveryTime: '' }, false],
    ['00100', '33100', { hasGiftCardsOnly: true }, false],
  ])('%s, for %s with %j, is wrong: %s [CHK-14]', (chosenFor, code, more, is) =>
    expect(wrong(chosenFor, code, more)).toBe(is),
  );
});

it('the town of an address has the same name wherever a customer gives it', () =>
  expect(details.fields['deliveryAddress.city'].label).toBe(address.fields.city.label));

/** A cart with one line, of so many; with none it is empty. */
const cartOf = (quantity: number) =>
  v.parse(cartSchema, {
    total: `${quantity},00`,
    lineItems: quantity ? [{ code: 'A', quantity, linePrice: `${quantity},00` }] : [],
  });
const orderOf = (quantity: number, street = 'Itämerenkatu 11'): Order => ({
  cart: cartOf(quantity),
  fields: { street },
});
const seenIn = (quantity: number): string => seenOf(cartOf(quantity));

describe('a purchase', () => {
  const order = orderOf(2);
  const seen = seenOf(order.cart);
  const at = (is: Purchase['is']): Purchase =>
    ['asking', 'posted', 'stopped'].includes(is) ? { is, seen, order } : { is, seen };
  const failed: Purchase = { is: 'failed', seen, error: 'none' };
  type Event = (now: Purchase) => Purchase;
  const press =
    (quantity: number): Event =>
    (now) =>
      pressed(now, orderOf(quantity));
  const show =
    (quantity: number): Event =>
    (now) =>
      shown(now, seenIn(quantity));
  const end =
    (next: Purchase, of = order): Event =>
    (now) =>
      ended(now, of, next);
  const answer = (found: Order, isHeld = false) => end(resultOf(order, found, isHeld));

  it.each<[Purchase['is'], string, Purchase['is'], Event]>([
    ['editing', 'the visitor presses', 'asking', press(2)],
    ['changed', 'the visitor presses', 'asking', press(2)],
    ['failed', 'the visitor presses', 'asking', press(2)],
    ['stopped', 'the visitor presses', 'asking', press(2)],
    ['editing', 'an empty cart is ordered', 'editing', press(0)],
    ['asking', 'the shop has the same', 'posted', answer(orderOf(2))],
    ['asking', 'the shop warns', 'editing', answer(orderOf(2), true)],
    ['asking', 'the shop has another cart', 'changed', answer(orderOf(3))],
    ['asking', 'the shop has another cart, and warns', 'changed', answer(orderOf(3), true)],
    ['asking', 'the shop has no cart any more', 'changed', answer(orderOf(0))],
    ['asking', 'the shop has another address', 'changed', answer(orderOf(2, 'Museokatu 8'))],
    ['asking', 'an earlier press is answered', 'asking', end(at('posted'), orderOf(2))],
    ['changed', 'the answer comes after it', 'changed', answer(orderOf(2))],
    ['editing', 'the answer comes after it', 'editing', answer(orderOf(2))],
    ['asking', 'the shop does not answer', 'failed', end(failed)],
    ['failed', 'the connection is back', 'editing', stayed],
    ['asking', 'the visitor is back', 'asking', stayed],
    ['changed', 'the visitor is back', 'changed', stayed],
    ['editing', 'another cart shows', 'changed', show(3)],
    ['editing', 'the same cart shows', 'editing', show(2)],
    ['asking', 'another cart shows', 'changed', show(3)],
    ['posted', 'another cart shows', 'posted', show(3)],
    ['posted', 'the page is not left', 'stopped', end(at('stopped'))],
    ['posted', 'an earlier page was not left', 'posted', end(at('stopped'), orderOf(2))],
    ['posted', 'the visitor is back', 'editing', stayed],
    ['stopped', 'the visitor is back', 'editing', stayed],
  ])('that is %s, when %s, is %s [CHK-05, CHK-07, IMP-28]', (is, _, next, event) =>
    expect(event(at(is)).is).toBe(next),
  );

  it.each(['asking', 'posted'] as const)('that is %s is not pressed again [IMP-28]', (is) =>
    expect(press(2)(at(is))).toEqual(at(is)),
  );

  it('first shows a cart, without calling it changed', () =>
    expect(show(2)(untouched)).toEqual({ is: 'editing', seen }));

  type Step = readonly [what: string, number: number];
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom(
        ...['press', 'press', 'press', 'answer', 'answer', 'answer', 'hold', 'refuse', 'shop'],
        ...['show', 'type', 'log in', 'stopped', 'stayed', 'left'],
      ),
      fc.nat(3),
    ),
    { maxLength: 60 },
  );

  it('posts each press at most once, and only what the visitor saw then and the shop has now [CHK-07, IMP-28]', () => {
    let count = 0;
    const walk = (taken: readonly Step[]) => {
      let now = untouched;
      let shop = 1;
      /** What the page shows. */
      let page = { quantity: 1, street: 'a' };
      const asked: { order: Order; page: typeof page }[] = [];
      const posted = new Set<Order>();
      const present = () => orderOf(page.quantity, page.street);
      for (const [what, number] of taken) {
        const before = now;
        if (what === 'shop') shop = number;
        if (what === 'type') page = { ...page, street: `typed ${number}` };
        if (what === 'log in') page = { ...page, street: `known ${number}` };
        if (what === 'show') {
          page = { ...page, quantity: shop };
          now = show(shop)(now);
        }
        if (what === 'press') {
          const order = present();
          now = pressed(now, order);
          const isTaken = now.order === order;
          expect(isTaken).toBe(!isBusy(before) && page.quantity > 0);
          if (isTaken) asked.push({ order, page });
        }
        const [one] = asked.splice(
          number % (asked.length || 1),
          ['answer', 'hold', 'refuse'].includes(what) ? 1 : 0,
        );
        if (one && what === 'refuse') now = ended(now, one.order, { ...failed, seen: before.seen });
        else if (one) {
          page = { ...page, quantity: shop };
          now = ended(now, one.order, resultOf(one.order, present(), what === 'hold'));
          if (now.is === 'posted' && before.is !== 'posted') {
            expect(before).toMatchObject({ is: 'asking', order: one.order });
            expect(now.order).toBe(one.order);
            expect(page).toEqual(one.page);
            expect(what).not.toBe('hold');
            expect(posted).not.toContain(one.order);
            posted.add(one.order);
            count += 1;
          } else if (before.is === 'asking' && before.order === one.order) {
            // What differs is shown first.
            const isSame = page.quantity === one.page.quantity && page.street === one.page.street;
            expect(now.is).toBe(isSame ? 'editing' : 'changed');
          }
        }
        if (what === 'stopped' && isPosted(now) && now.order)
          now = ended(now, now.order, { ...now, is: 'stopped' });
        if (what === 'stayed') now = stayed(now);
        if (what === 'left' && !isPosted(now)) now = untouched;
        // Only the visitor's return, or a page that is not left, ends a posted purchase.
        if (before.is === 'posted' && now.is !== 'posted')
          expect(['stopped', 'stayed']).toContain(what);
        if (now.is === 'posted' && before.is !== 'posted') expect(what).toBe('answer');
      }
    };
    fc.assert(fc.property(steps, walk), { numRuns: often(1000) });
    expect(count).toBeGreaterThan(10);
  });
});

describe('a payment code', () => {
  it.each([
    ['FI54', 'mobile pay'],
    ['FI50', 'card payment'],
    ['FI01', 'online bank'],
    ['XX99', 'online bank'],
  ])('%s is %s [CHK-06]', (code, is) => expect(paymentType(code)).toBe(is));

  it('is in a comma-separated list, once', () =>
    expect(paymentCodes(' FI54, FI50,,FI54')).toEqual(['FI54', 'FI50']));
});

describe('the address of the purchase', () => {
  const page = 'https://shop.test/kassa';

  it.each([
    ['/osta', {}],
    [`https://shop.test/osta`, {}],
    ['https://api.example.org/osta', { apiBase: 'https://api.example.org/v2' }],
    ['https://pay.example.org/b', { defaults: { purchaseUrl: 'https://pay.example.org/a' } }],
  ])('may go to %s where the page says %o [CHK-07]', (given, settings) =>
    expect(purchaseAddress(given, { defaults: {}, ...settings }, page)).toBe(given),
  );

  it.each([
    ['https://pay.example.org/osta', { apiBase: 'https://api.example.org/' }],
    ['//pay.example.org/osta', {}],
    ['/\\pay.example.org/osta', {}],
    ['http:/\t/pay.example.org/osta', {}],
    ['mailto:a@example.org', { defaults: { purchaseUrl: 'mailto:b@example.org' } }],
    ['javascript:alert(1)', {}],
    ['https://', {}],
  ])('may not go to %s where the page says %o [CHK-07]', (given, settings) =>
    expect(purchaseAddress(given, { defaults: {}, ...settings }, page)).toBeUndefined(),
  );
});
