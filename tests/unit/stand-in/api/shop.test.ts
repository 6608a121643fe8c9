// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadCart } from '../../../../src/api/cart';
import {
  addCoupon,
  addToCart,
  changeQuantity,
  removeCoupon,
} from '../../../../src/api/cart-changes';
import {
  fetchAvailability,
  fetchDeliveryTimes,
  postDeliveryCheck,
} from '../../../../src/api/delivery';
import { fetchProduct } from '../../../../src/api/products';
import { fetchReviews, postReview } from '../../../../src/api/reviews';
import { createBackend } from '../../../../stand-in/api/app';
import { eurosOf } from '../../../../stand-in/data/facts';
import { giftCardCategoryId } from '../../../../stand-in/data/shop-categories';
import { shopProducts } from '../../../../stand-in/data/shop-products';
import type { ShopProduct } from '../../../../stand-in/data/types';
import { failureOf } from '../../api/support/failure-of';
import { browse, visit } from './visit';

const inCents = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);
const find = (fits: (product: ShopProduct) => boolean) => {
  const product = shopProducts.find(fits);
  if (!product) throw new Error('no such product in the catalogue');
  return product;
};
const isGiftCard = ({ categoryIds }: ShopProduct) => categoryIds.includes(giftCardCategoryId);
const steak = find(
  (product) =>
    (product.stock ?? 100) > 10 && product.price > 20 && product.price < 70 && !isGiftCard(product),
);
const scarce = find(({ stock }) => stock !== null && stock > 0 && stock < 50);
/** A cart of two products with the highest sum up to so many euros. */
async function filled(euros: number) {
  const few = [1, 2, 3, 4, 5];
  const products = shopProducts.filter((one) => one.stock === null && !isGiftCard(one));
  const pairs = products.flatMap((a) =>
    products.flatMap((b) => few.flatMap((x) => few.map((y) => ({ a, b, x, y })))),
  );
  const costOf = ({ a, b, x, y }: (typeof pairs)[number]) => a.price * x + b.price * y;
  const affordable = pairs.filter((pair) => pair.a !== pair.b && costOf(pair) < euros + 0.001);
  const [first] = affordable.sort((one, other) => costOf(other) - costOf(one));
  if (!first) throw new Error('nothing is as cheap');
  const api = visit();
  await addToCart(api, { code: first.a.code, quantity: first.x });
  return addToCart(api, { code: first.b.code, quantity: first.y });
}
const soldOut = find(({ stock }) => stock === 0);
const reduced = find(({ discountPercentage, stock }) => discountPercentage > 0 && stock === null);
const giftCard = find(isGiftCard);

describe('the cart', () => {
  it('is empty at first and costs nothing', async () => {
    const cart = await loadCart(visit('lihakauppa'));
    expect(cart).toMatchObject({
      lineItems: [],
      lineItemCount: 0,
      total: '0,00',
      vatTotal: '0,00',
    });
  });

  it('adds up line, shipping and tax to the cent', async () => {
    const cart = await addToCart(visit(), { code: steak.code, quantity: 1 });
    const total = inCents(cart.subTotal) + 890;
    expect(inCents(cart.subTotal)).toBe(inCents(steak.price.toFixed(2)));
    expect(cart.shippingTotal).toBe('8,90');
    expect(inCents(cart.total)).toBe(total);
    expect(inCents(cart.vatTotal)).toBe(Math.round((total * 14) / 114));
  });

  it('ships free from the sum that the facts name and not below, and says what shipping would be', async () => {
    const limit = eurosOf('free-delivery-from');
    const [below, free] = [await filled(limit - 0.01), await filled(limit)];
    expect(inCents(below.subTotal)).toBeLessThan(100 * limit);
    expect(below.shippingTotal).toBe('8,90');
    expect(inCents(free.subTotal)).toBe(100 * limit);
    expect(free).toMatchObject({ shippingTotal: '0,00', shippingTotalWithoutDiscounts: '8,90' });
    expect(free.total).toBe(free.subTotal);
  });

  it('sets the quantity of a line, and removes the line at zero', async () => {
    const api = visit();
    await addToCart(api, { code: steak.code, quantity: 1 });
    const three = await changeQuantity(api, { code: steak.code, quantity: 3 });
    expect(three.lineItems?.map(({ quantity }) => quantity)).toEqual([3]);
    expect(inCents(three.lineItems?.[0]?.linePrice)).toBe(3 * Math.round(steak.price * 100));
    const none = await changeQuantity(api, { code: steak.code, quantity: 0 });
    expect(none).toMatchObject({ lineItems: [], lineItemCount: 0, total: '0,00' });
  });

  it('shows a reduced product’s full price', async () => {
    const { lineItems } = await addToCart(visit(), { code: reduced.code, quantity: 1 });
    const [line] = lineItems ?? [];
    expect(inCents(line?.linePriceWithoutDiscounts)).toBeGreaterThan(inCents(line?.linePrice));
  });

  it('cuts a quantity to the stock and warns', async () => {
    const most = scarce.stock ?? 0;
    const cart = await addToCart(visit(), { code: scarce.code, quantity: most + 1 });
    expect(cart.lineItems?.[0]?.quantity).toBe(most);
    expect(cart.warnings?.[0]).toContain(`enintään ${most} kpl`);
    expect(cart.checkoutWarnings).toContain(cart.warnings?.[0]);
  });

  it('refuses a sold-out product', async () => {
    const cart = await addToCart(visit(), { code: soldOut.code, quantity: 1 });
    expect(cart.lineItems).toEqual([]);
    expect(cart.warnings?.[0]).toContain('loppuunmyyty');
  });

  it('of gift cards alone needs no delivery', async () => {
    const cart = await addToCart(visit(), { code: giftCard.code, quantity: 1 });
    expect(cart).toMatchObject({ hasGiftCardsOnly: true, shippingTotal: '0,00' });
  });

  it('refuses an unknown product and an invalid quantity', async () => {
    const api = visit();
    const unknown = await failureOf(addToCart(api, { code: 'NONE', quantity: 1 }));
    const half = await failureOf(addToCart(api, { code: steak.code, quantity: 1.5 }));
    expect([unknown.status, half.status]).toEqual([404, 400]);
  });
});

describe('a coupon', () => {
  const withSteak = async () => {
    const api = visit();
    const before = await addToCart(api, { code: steak.code, quantity: 1 });
    return { api, before };
  };

  it('KESA10 takes ten percent off the products', async () => {
    const { api, before } = await withSteak();
    const cart = await addCoupon(api, { code: 'KESA10' });
    expect(cart.couponCodes).toEqual(['KESA10']);
    expect(inCents(cart.orderDiscount)).toBe(Math.round(inCents(before.subTotal) / 10));
    expect(inCents(cart.total)).toBe(inCents(before.total) - inCents(cart.orderDiscount));
  });

  it('TERVETULOA takes five euros off, once', async () => {
    const { api } = await withSteak();
    await addCoupon(api, { code: 'TERVETULOA' });
    const cart = await addCoupon(api, { code: 'TERVETULOA' });
    expect(cart).toMatchObject({ orderDiscount: '5,00', couponCodes: ['TERVETULOA'] });
  });

  it('never makes the cart cost less than nothing', async () => {
    const { api } = await withSteak();
    await addCoupon(api, { code: 'TERVETULOA' });
    expect((await addCoupon(api, { code: 'LAHJA100' })).total).toBe('0,00');
  });

  it.each(['EI-OLE', 'constructor'])('that is unknown changes nothing: %s', async (code) => {
    const { api, before } = await withSteak();
    const cart = await addCoupon(api, { code });
    expect(cart).toMatchObject({ couponCodes: [], total: before.total, error: '' });
  });

  it.each([
    ['ERROR', 'Etukoodia ei voi käyttää juuri nyt.'],
    ['JOULU24', 'Etukoodi JOULU24 oli voimassa 24.12.2024 asti.'],
  ])('%s is refused in the shop’s words', async (code, words) => {
    const { api, before } = await withSteak();
    const cart = await addCoupon(api, { code });
    expect(cart).toMatchObject({ error: words, couponCodes: [], total: before.total });
  });

  it('GRILLI20 needs a cart of sixty euros, also later', async () => {
    const api = visit();
    const small = shopProducts.find(({ price, stock }) => price < 20 && stock === null);
    const { code = '', price = 0 } = small ?? {};
    await addToCart(api, { code, quantity: 1 });
    expect((await addCoupon(api, { code: 'GRILLI20' })).error).toBe(
      'Etukoodi GRILLI20 edellyttää vähintään 60,00 euron ostoksia.',
    );
    await addToCart(api, { code, quantity: 10 });
    const cart = await addCoupon(api, { code: 'GRILLI20' });
    expect(inCents(cart.orderDiscount)).toBe(Math.round(price * 200));
    expect((await addToCart(api, { code, quantity: 1 })).orderDiscount).toBe('0,00');
  });

  it('can be removed', async () => {
    const { api, before } = await withSteak();
    await addCoupon(api, { code: 'KESA10' });
    const cart = await removeCoupon(api, { code: 'KESA10' });
    expect(cart).toMatchObject({ couponCodes: [], total: before.total });
  });
});

describe('the state', () => {
  it('is that of the visitor, by cookie', async () => {
    const backend = createBackend();
    const [one, other] = [browse(backend), browse(backend)];
    const load = '/api/v1/lihakauppa/shoppingcart/load?language=fi';
    const cartOf = async ({ send }: typeof one) => (await send(load)).json();
    await cartOf(one);
    await one.post(`/api/v1/lihakauppa/shoppingcart/add?code=${steak.code}&quantity=1`);
    expect((await cartOf(one)).lineItemCount).toBe(1);
    expect((await cartOf(other)).lineItemCount).toBe(0);
  });

  it('is fresh with each back end', async () => {
    await addToCart(visit(), { code: steak.code, quantity: 1 });
    expect((await loadCart(visit())).lineItemCount).toBe(0);
  });
});

describe('the delivery', () => {
  it.each([
    ['00100', true],
    ['39999', true],
    ['40100', false],
    ['90100', false],
  ])('to %s: %s', async (postalCode, isAvailable) => {
    expect(await fetchAvailability(visit(), { postalCode })).toEqual({ isAvailable });
    expect(await postDeliveryCheck(visit(), { postalCode })).toEqual({ isAvailable });
  });

  it.each([
    ['99999', 404],
    ['123', 400],
    ['abcde', 400],
  ])('to %s is refused with %i', async (postalCode, status) => {
    for (const check of [fetchAvailability, postDeliveryCheck, fetchDeliveryTimes])
      expect((await failureOf(check(visit(), { postalCode }))).status).toBe(status);
  });

  it('has days to come, each with times', async () => {
    const { dates } = await fetchDeliveryTimes(visit(), { postalCode: '00100' });
    const today = new Date().toISOString().slice(0, 10);
    expect(dates.length).toBeGreaterThan(3);
    for (const { value, label, times } of dates) {
      expect(value > today).toBe(true);
      expect(label).not.toBe('');
      expect(times.length).toBeGreaterThan(0);
    }
  });

  it('has no days where the shop does not deliver', async () => {
    expect((await fetchDeliveryTimes(visit(), { postalCode: '90100' })).dates).toEqual([]);
  });
});

describe('a product', () => {
  it('is found by its code, with its prices', async () => {
    const product = await fetchProduct(visit(), { code: reduced.code });
    expect(product).toMatchObject({ code: reduced.code, name: reduced.title.fi, stock: null });
    expect(inCents(product.svhPrice)).toBeGreaterThan(inCents(product.price));
  });

  it('that nobody sells is 404', async () => {
    expect((await failureOf(fetchProduct(visit(), { code: 'NONE' }))).status).toBe(404);
  });
});

describe('reviews', () => {
  const request = { language: 'fi', page: 1, pageSize: 9, productId: String(steak.contentId) };
  const review = { productId: request.productId, rating: 4, text: 'Mureaa', userName: 'Aino' };

  it('come in pages until there are no more', async () => {
    const api = visit();
    const many = shopProducts.map(({ contentId }) => String(contentId));
    const lists = await Promise.all(
      many.map((productId) => fetchReviews(api, { ...request, productId })),
    );
    const long = lists.find(({ totalCount }) => totalCount > 9);
    expect(long?.hits).toHaveLength(9);
    expect(long?.hasMore).toBe(true);
    const { hits, hasMore, totalCount } = await fetchReviews(api, {
      ...request,
      page: Math.ceil((long?.totalCount ?? 0) / 9),
      productId: long?.productId ?? '',
    });
    expect(hits).toHaveLength(((totalCount - 1) % 9) + 1);
    expect(hasMore).toBe(false);
  });

  it('make the rating and the count that the product shows', async () => {
    const api = visit();
    const { hits } = await fetchReviews(api, { ...request, pageSize: 99 });
    const average = hits.reduce((sum, { stars }) => sum + stars, 0) / hits.length;
    expect(await fetchProduct(api, { code: steak.code })).toMatchObject({
      reviewCount: hits.length,
      averageRating: average,
    });
  });

  it('are written once each, and fit the product', async () => {
    const card = shopProducts.find(({ categoryName }) => categoryName === 'Lahjakortit');
    for (const { reviews } of shopProducts)
      expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    expect(card?.reviews.map(({ text }) => text).join()).not.toMatch(/liha|maku|pakkaus/i);
  });

  it('begin with the one just sent, and count it', async () => {
    const api = visit();
    const before = await fetchReviews(api, request);
    await postReview(api, review);
    const after = await fetchReviews(api, request);
    expect(after.hits[0]).toMatchObject({ stars: 4, text: 'Mureaa', userName: 'Aino' });
    expect(after.totalCount).toBe(before.totalCount + 1);
  });

  it.each([
    { ...review, rating: 0 },
    { ...review, rating: 6 },
    { ...review, text: ' ' },
    { ...review, text: 'a'.repeat(501) },
    { ...review, userName: '' },
  ])('refuse %j', async (wrong) => {
    expect((await failureOf(postReview(visit(), wrong))).status).toBe(400);
  });
});
