// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { createHost } from '../../../../demo-host/host/app';
import { paymentMessages } from '../../../../demo-host/host/order-text';
import { amountOf } from '../../../../src/api/amount';
import { createBackend } from '../../../../stand-in/api/app';
import { deliveryDatesAt } from '../../../../stand-in/data/delivery';
import { eurosOf } from '../../../../stand-in/data/facts';
import { orderedBy } from '../../support/address-sample';
import { demoProducts } from '../../support/demo-products';
import { browse } from './visit';

const path = '/api/v1/lihakauppa/checkout/purchase';
const cartPath = '/api/v1/lihakauppa/shoppingcart';
type Visitor = ReturnType<typeof browse>;

const [date] = deliveryDatesAt(new Date(), '00180');
const filled = {
  ...orderedBy,
  additionalInformation: 'Ovikoodi 1234#',
  deliveryDate: date?.value ?? '',
  deliveryTime: date?.times[0]?.value ?? '',
  deliveryDateText: date?.label ?? '',
  deliveryTimeText: date?.times[0]?.label ?? '',
  checkoutUrl: '/kassa',
  paymentMethodCode: 'FI50',
};

/** A visitor with something in the cart. */
async function withCart(coupon = '') {
  const visitor = browse();
  await visitor.send('/api/lk/customer');
  await visitor.post(`${cartPath}/add?code=${demoProducts.plain.code}&quantity=1`);
  if (coupon) await visitor.post(`${cartPath}/addcouponcode?code=${coupon}`);
  return visitor;
}
const buy = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams({
      __RequestVerificationToken: visitor.jar.get('__RequestVerificationToken') ?? '',
      ...fields,
    }),
  });
const end = (visitor: Visitor, address: string, how: string) =>
  visitor.send(address, { method: 'POST', body: new URLSearchParams({ end: how }) });
const placeOf = (answer: Response) => answer.headers.get('location') ?? '';
/** Back at the checkout, which tells this reason. */
const backBy = (reason: string) => `/kassa?postinumero=00180&maksu=${reason}#maksu`;
const count = async (visitor: Visitor) =>
  (await (await visitor.send(`${cartPath}/load`)).json()).lineItemCount;

describe('the purchase [CHK-07]', () => {
  it('of less than the least order is refused, and the cart has said so', async () => {
    const visitor = browse();
    await visitor.send('/api/lk/customer');
    await visitor.post(`${cartPath}/add?code=${demoProducts.small.code}&quantity=1`);
    const cart = await (await visitor.send(`${cartPath}/load`)).json();
    const missing = Math.round((eurosOf('least-order') - demoProducts.small.price) * 100);
    const words = `Lisää vielä ${amountOf(missing)} €.`;
    expect(cart.checkoutWarnings.join()).toContain(words);
    expect(placeOf(await buy(visitor, filled))).toBe(backBy('ostoskori'));
    expect(await count(visitor)).toBe(1);
  });

  it('goes to the payment, and from there to the order, which empties the cart', async () => {
    const visitor = await withCart();
    const answer = await buy(visitor, filled);
    expect(answer.status).toBe(303);
    const payment = placeOf(answer);
    expect(await (await visitor.send(payment)).text()).toContain('Korttimaksu');
    expect(await count(visitor)).toBe(1);
    const thanks = placeOf(await end(visitor, payment, 'paid'));
    expect(thanks).toMatch(/^\/kassa\/kiitos\?tilaus=\d+$/);
    expect(await count(visitor)).toBe(0);
    const order = await (await visitor.send(`/tilaukset/${thanks.split('=')[1]}`)).json();
    expect(order).toMatchObject({
      paymentMethod: 'Korttimaksu',
      deliveryAddress: { firstName: 'Aino', city: 'Helsinki' },
      deliveryTimeText: filled.deliveryTimeText,
      lineItems: [{ code: demoProducts.plain.code, quantity: 1 }],
    });
    expect(placeOf(await visitor.send(payment))).toBe(thanks);
  });

  it.each(['peruttu', 'epaonnistui'])(
    'that ends %s leads back to the checkout, with the cart as it was',
    async (how) => {
      const visitor = await withCart();
      const payment = placeOf(await buy(visitor, filled));
      const back = placeOf(await end(visitor, payment, how));
      expect(back).toBe(backBy(how));
      expect(await count(visitor)).toBe(1);
      const id = payment.split('/').at(-1);
      expect(await (await visitor.send(`/tilaukset/${id}`)).json()).toBeNull();
    },
  );

  it('leads back to no other site', async () => {
    const visitor = await withCart();
    const fields = { ...filled, checkoutUrl: '//evil.example/kassa' };
    const payment = placeOf(await buy(visitor, fields));
    expect(placeOf(await end(visitor, payment, 'peruttu'))).toMatch(/^\/kassa\?/);
  });

  it('of nothing to pay is an order at once, by its own code [CHK-04]', async () => {
    const visitor = await withCart('LAHJA100');
    expect(placeOf(await buy(visitor, filled))).toBe(backBy('maksutapa'));
    const answer = await buy(visitor, { ...filled, paymentMethodCode: 'FI70' });
    expect(placeOf(answer)).toMatch(/^\/kassa\/kiitos/);
    expect(await count(visitor)).toBe(0);
  });

  it.each([
    ['deliveryAddress.firstName', ' ', 'tiedot'],
    ['email', 'aino', 'tiedot'],
    ['phoneNumber', '', 'tiedot'],
    // Without the other address of the bill.
    ['useDeliveryAddressForBilling', 'false', 'tiedot'],
    ['deliveryTime', '2020-01-01T08:00', 'toimitusaika'],
    ['deliveryTime', '', 'toimitusaika'],
    ['deliveryDate', '2020-01-01', 'toimitusaika'],
    ['deliveryDate', '', 'toimitusaika'],
    ['paymentMethodCode', '', 'maksutapa'],
    ['paymentMethodCode', 'FI70', 'maksutapa'],
  ])('with a wrong %s, "%s", leads back to the checkout by "%s"', async (name, value, reason) => {
    const visitor = await withCart();
    expect(placeOf(await buy(visitor, { ...filled, [name]: value }))).toBe(backBy(reason));
    expect(await count(visitor)).toBe(1);
    expect(paymentMessages[reason]).toMatch(/^[A-ZÄÖ].*\.$/);
  });

  it('to a wrong postal code leads back, as well', async () => {
    const answer = await buy(await withCart(), { ...filled, 'deliveryAddress.postalCode': '1' });
    expect(placeOf(answer)).toBe('/kassa?postinumero=1&maksu=tiedot#maksu');
  });

  it('of nothing leads back to the checkout, which says so', async () => {
    const visitor = browse();
    await visitor.send('/api/lk/customer');
    expect(placeOf(await buy(visitor, filled))).toBe('/kassa');
  });

  it('without the anti-forgery field is refused', async () => {
    const fields = { ...filled, __RequestVerificationToken: '' };
    expect((await buy(await withCart(), fields)).status).toBe(400);
  });

  it('fails when asked to', async () => {
    const visitor = await withCart();
    const answer = await visitor.send(path, {
      method: 'POST',
      headers: { 'x-atria-fault': 'purchase:503' },
    });
    expect(answer.status).toBe(503);
  });
});

describe('the pages of the checkout', () => {
  const host = createHost({ backend: createBackend() });
  const page = async (address: string) =>
    (await host.request(new Request(`http://lihakauppa.localhost:4173${address}`))).text();

  it('say that a payment was not made', async () => {
    expect(await page('/kassa?maksu=peruttu')).toContain('message="Maksu peruttiin.');
    expect(await page('/kassa?maksu=ostoskori')).toContain('message="Tilausta ei tehty');
    expect(await page('/kassa?maksu=%22%3E')).toContain('message=""');
  });

  it('show no order to other visitors', async () => {
    expect(await page('/kassa/kiitos?tilaus=10001')).toContain('Tilausta ei löytynyt');
  });
});
