// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cartSchema } from '../../../src/api/cart';
import { checked } from '../../../src/core/form/define-form';
import { address } from '../../../src/widgets/address-popup/address.form';
import { details } from '../../../src/widgets/checkout/checkout.form';
import {
  type Order,
  type Purchase,
  type PurchaseEvent,
  purchaseAfter,
  seenOf,
  stepOf,
  untouched,
} from '../../../src/widgets/checkout/checkout.model';
import { often } from '../support/chance';

describe('what the checkout shows', () => {
  const [empty, mirror, paid, free] = [
    { lines: 0, isFree: false, loading: false },
    { lines: 2, isFree: false, loading: true },
    { lines: 2, isFree: false, loading: false },
    { lines: 2, isFree: true, loading: false },
  ];
  const [known, unknown] = [{ loading: false }, { loading: true }];
  const [unread, lacking, complete] = [
    { isRead: false, isComplete: false },
    { isRead: true, isComplete: false },
    { isRead: true, isComplete: true },
  ];
  it.each([
    ['nothing is known yet', '', { ...empty, loading: true }, unknown, unread, 'waiting'],
    ['the cart is empty', '#maksu', empty, known, complete, 'empty'],
    ['nothing asks for more', '', paid, known, complete, 'delivery'],
    ['nobody knows who orders', '#toimitus', mirror, unknown, unread, 'delivery'],
    ['all is there', '#maksu', paid, known, complete, 'payment'],
    ['all was given, whoever it is', '#maksu', mirror, unknown, complete, 'payment'],
    ['what was given is not read', '#maksu', paid, known, unread, 'waiting'],
    ['the customer may bring the details', '#maksu', paid, unknown, lacking, 'waiting'],
    ['the cart may need none', '#maksu', mirror, known, lacking, 'waiting'],
    ['details are missing', '#maksu', paid, known, lacking, 'delivery'],
    ['nothing is to pay', '#maksu', free, known, complete, 'delivery'],
    [
      'nothing is to pay by a mirror',
      '#maksu',
      { ...free, loading: true },
      known,
      complete,
      'waiting',
    ],
  ] as const)('when %s, at "%s" [CHK-01, CHK-03]', (_, hash, cart, customer, given, shown) =>
    expect(stepOf({ hash, cart, customer, details: given })).toBe(shown),
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
const shown = (quantity: number): PurchaseEvent => ({
  is: 'shown',
  seen: seenOf(cartOf(quantity)),
});

describe('a purchase', () => {
  const order = orderOf(2);
  const seen = seenOf(order.cart);
  const at = (is: Purchase['is']): Purchase =>
    is === 'failed' ? { is, seen, error: 'none' } : { is, seen, order };
  const pressed: PurchaseEvent = { is: 'pressed', order: orderOf(2) };
  const answered = (now: Order, isHeld = false): PurchaseEvent => ({
    ...{ is: 'answered', order, now, isHeld },
  });
  const refused: PurchaseEvent = { is: 'refused', order, error: 'none' };
  const late: PurchaseEvent = { is: 'answered', order: orderOf(2), now: order, isHeld: false };

  it.each<[Purchase['is'], string, Purchase['is'], PurchaseEvent]>([
    ['editing', 'the visitor presses', 'asking', pressed],
    ['changed', 'the visitor presses', 'asking', pressed],
    ['failed', 'the visitor presses', 'asking', pressed],
    ['stopped', 'the visitor presses', 'asking', pressed],
    ['asking', 'the visitor presses again', 'asking', pressed],
    ['posted', 'the visitor presses again', 'posted', pressed],
    ['editing', 'an empty cart is ordered', 'editing', { is: 'pressed', order: orderOf(0) }],
    ['asking', 'the shop has the same', 'posted', answered(orderOf(2))],
    ['asking', 'the shop warns', 'editing', answered(orderOf(2), true)],
    ['asking', 'the shop has another cart', 'changed', answered(orderOf(3))],
    ['asking', 'the shop has another cart, and warns', 'changed', answered(orderOf(3), true)],
    ['asking', 'the shop has no cart any more', 'changed', answered(orderOf(0))],
    ['asking', 'the shop has another address', 'changed', answered(orderOf(2, 'Museokatu 8'))],
    ['asking', 'an earlier press is answered', 'asking', late],
    ['changed', 'the answer comes after it', 'changed', answered(orderOf(2))],
    ['editing', 'the answer comes after it', 'editing', answered(orderOf(2))],
    ['asking', 'the shop does not answer', 'failed', refused],
    ['posted', 'a failure comes late', 'posted', refused],
    ['failed', 'the connection is back', 'editing', { is: 'online' }],
    ['posted', 'the connection is back', 'posted', { is: 'online' }],
    ['editing', 'another cart shows', 'changed', shown(3)],
    ['editing', 'the same cart shows', 'editing', shown(2)],
    ['asking', 'another cart shows', 'changed', shown(3)],
    ['posted', 'another cart shows', 'posted', shown(3)],
    ['posted', 'the page is not left', 'stopped', { is: 'stopped', order }],
    ['posted', 'an earlier page was not left', 'posted', { is: 'stopped', order: orderOf(2) }],
    ['posted', 'the visitor is back', 'editing', { is: 'stayed' }],
    ['stopped', 'the visitor is back', 'editing', { is: 'stayed' }],
    ['asking', 'the widget goes', 'editing', { is: 'left' }],
    ['posted', 'the widget goes', 'posted', { is: 'left' }],
  ])('that is %s, when %s, is %s [CHK-05, CHK-07, IMP-28]', (is, _, next, event) =>
    expect(purchaseAfter(at(is), event).is).toBe(next),
  );

  it('first shows a cart, without calling it changed', () =>
    expect(purchaseAfter(untouched, shown(2))).toEqual({ is: 'editing', seen }));

  type Step = readonly [what: string, number: number];
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom(
        ...['press', 'press', 'press', 'answer', 'answer', 'answer', 'hold', 'refuse', 'shop'],
        ...['show', 'type', 'log in', 'stopped', 'stayed', 'online', 'left'],
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
      const send = (event: PurchaseEvent) => {
        const before = now;
        now = purchaseAfter(before, event);
        return now !== before;
      };
      const present = () => orderOf(page.quantity, page.street);
      for (const [what, number] of taken) {
        const before = now;
        if (what === 'shop') shop = number;
        if (what === 'type') page = { ...page, street: `typed ${number}` };
        if (what === 'log in') page = { ...page, street: `known ${number}` };
        if (what === 'show') {
          page = { ...page, quantity: shop };
          send(shown(shop));
        }
        if (what === 'press') {
          const order = present();
          const isTaken = send({ is: 'pressed', order });
          expect(isTaken).toBe(
            before.is !== 'asking' && before.is !== 'posted' && page.quantity > 0,
          );
          if (isTaken) asked.push({ order, page });
        }
        const [one] = asked.splice(
          number % (asked.length || 1),
          ['answer', 'hold', 'refuse'].includes(what) ? 1 : 0,
        );
        if (one && what === 'refuse') send({ is: 'refused', order: one.order, error: 'none' });
        else if (one) {
          page = { ...page, quantity: shop };
          send({ is: 'answered', order: one.order, now: present(), isHeld: what === 'hold' });
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
        if (what === 'stopped' && now.order) send({ is: 'stopped', order: now.order });
        if (what === 'stayed' || what === 'online' || what === 'left') send({ is: what });
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
