// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cartSchema } from '../../../src/api/cart';
import { checked } from '../../../src/core/form/define-form';
import { address } from '../../../src/widgets/address-popup/address.form';
import { details } from '../../../src/widgets/checkout/checkout.form';
import {
  isSameOrder,
  type Order,
  paymentCodes,
  paymentType,
  stepOf,
} from '../../../src/widgets/checkout/checkout.model';
import { purchaseAddress } from '../../../src/widgets/checkout/purchase-address';

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

describe('an order that the visitor has seen', () => {
  const line = { code: 'A', name: 'Makkara', quantity: 2, linePrice: '10,00' };
  const orderOf = (cart: object, street = 'Itämerenkatu 11'): Order => ({
    cart: v.parse(cartSchema, { total: '10,00', lineItems: [line], ...cart }),
    fields: { street },
  });
  it.each([
    ['what the shop has', orderOf({}), true],
    ['with another word of the shop', orderOf({ warnings: ['Kesäloma'] }), true],
    ['of another sum', orderOf({ total: '12,00' }), false],
    ['of another price', orderOf({ lineItems: [{ ...line, linePrice: '9,00' }] }), false],
    ['of other pieces', orderOf({ lineItems: [{ ...line, quantity: 3 }] }), false],
    ['of another product', orderOf({ lineItems: [{ ...line, code: 'B' }] }), false],
    ['of nothing any more', orderOf({ lineItems: [] }), false],
    ['to another address', orderOf({}, 'Museokatu 8'), false],
  ])('is compared with one that is %s [CHK-07]', (_, other, is) =>
    expect(isSameOrder(orderOf({}), other)).toBe(is),
  );
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
