// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadCart } from '../../../src/api/cart';
import { addCoupon, addToCart, changeQuantity, removeCoupon } from '../../../src/api/cart-changes';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

const line = {
  code: 'LK1',
  productId: '2001',
  name: 'Entrecôte',
  category: 'Naudanliha',
  quantity: 2,
  linePrice: '49,80',
  linePriceWithoutDiscounts: '59,80',
};
const cart = {
  currency: 'EUR',
  currencySymbol: '€',
  vatTotal: '6,12',
  vatPercent: '14',
  orderDiscount: '5,00',
  total: '53,70',
  subTotal: '49,80',
  usedGiftCardAmount: '1,00',
  shippingTotal: '8,90',
  shippingTotalWithoutDiscounts: '8,90',
  warnings: ['a'],
  checkoutWarnings: ['b'],
  lineItemCount: 1,
  lineItems: [line],
  couponCodes: ['KESA10'],
  handlingTotal: '0,00',
  hasGiftCardsOnly: true,
  shippingMethodId: 'posti',
  sveaPaymentsPaymentMethodCode: 'FI70',
  isEditable: false,
  usedLoyaltyCouponAmount: '2,00',
  usedRefundCodeAmount: '3,00',
  error: '',
};

describe('the cart', () => {
  it('is loaded in Finnish [API-43]', async () => {
    const { api, only } = recordedClient(cart);
    await loadCart(api);
    expect(asked(only())).toBe('GET /api/v1/lihakauppa/shoppingcart/load?language=fi');
  });

  it('is read with all its fields, and is not loading [API-43, CART-06]', async () => {
    const { api } = recordedClient(cart);
    expect(await loadCart(api)).toEqual({ ...cart, loading: false });
  });

  it('is complete when the shop sends little of it [API-43]', async () => {
    const { api } = recordedClient({ lineItems: null, total: null });
    expect(await loadCart(api)).toMatchObject({
      lineItems: [],
      couponCodes: [],
      lineItemCount: 0,
      total: '',
      isEditable: true,
    });
  });

  it('that is no cart is a failed call', async () => {
    expectFaults();
    const { api } = recordedClient({ lineItems: 7 });
    expect((await failureOf(loadCart(api))).kind).toBe('shape');
  });
});

type Client = ReturnType<typeof recordedClient>;
describe.each([
  [
    'adding a product [API-44]',
    'add?language=fi&code=LK1&quantity=3',
    ({ api }: Client) => addToCart(api, { code: 'LK1', quantity: 3 }),
  ],
  [
    'changing a quantity to none [API-45]',
    'changequantity?language=fi&code=LK1&quantity=0',
    ({ api }: Client) => changeQuantity(api, { code: 'LK1', quantity: 0 }),
  ],
  [
    'adding a coupon [API-46]',
    'addcouponcode?language=fi&code=KESA10',
    ({ api }: Client) => addCoupon(api, { code: 'KESA10' }),
  ],
  [
    'removing a coupon [API-47]',
    'removecouponcode?language=fi&code=KESA10',
    ({ api }: Client) => removeCoupon(api, { code: 'KESA10' }),
  ],
])('%s', (_, expected, change) => {
  it('is a post with everything in the query', async () => {
    const client = recordedClient(cart);
    await change(client);
    expect(asked(client.only())).toBe(`POST /api/v1/lihakauppa/shoppingcart/${expected}`);
  });

  it('answers the cart', async () => {
    expect(await change(recordedClient(cart))).toEqual(cart);
  });

  it('returns only what the shop sends, so that the rest can be kept [API-48]', async () => {
    const said = { lineItems: [line], warnings: [], checkoutWarnings: ['b'], error: 'Ei käy' };
    const answer = await change(recordedClient({ ...said, total: null, other: 1 }));
    expect(answer).toEqual(said);
  });

  it('reports the shop’s text of a refusal', async () => {
    const client = recordedClient(Response.json({ error: 'Vanhentunut' }, { status: 400 }));
    expect((await failureOf(change(client))).text).toBe('Vanhentunut');
  });

  it('fails on an answer of another shape', async () => {
    expectFaults();
    const error = await failureOf(change(recordedClient({ lineItems: 'none' })));
    expect(error.kind).toBe('shape');
  });
});
