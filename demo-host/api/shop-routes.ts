import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { deliversTo, deliveryDatesAt } from '../data/delivery';
import { reviewsOf } from '../data/reviews';
import { addCoupon, cartOf, productByCode, removeCoupon, setQuantity } from './cart';
import { amount } from './hits';
import { type Session, type Store, sessionOf } from './session';
import { check } from './validation';

const base = '/api/v1/lihakauppa';
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const addressSchema = v.object({
  firstName: filled,
  lastName: filled,
  streetAddress: filled,
  postalCode: filled,
  city: filled,
  phoneNumber: filled,
  isPrivateCustomer: v.literal(true),
});
const postalCodeSchema = v.object({ postalCode: v.string() });
const reviewSchema = v.object({
  productId: filled,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  userName: filled,
});

const missing = (context: Context, what: string) => context.json({ message: what }, 404);

function quantityRoute(store: Store) {
  return (context: Context) => {
    const product = productByCode(context.req.query('code') ?? '');
    const quantity = Number(context.req.query('quantity'));
    if (!product) return missing(context, 'no such product');
    if (!Number.isInteger(quantity) || quantity < 0)
      return context.json({ message: 'quantity must be a whole number' }, 400);
    const session = sessionOf(context, store);
    return context.json(cartOf(session, setQuantity(session, product, quantity)));
  };
}

const couponRoute =
  (store: Store, change: (session: Session, code: string) => string | undefined) =>
  (context: Context) => {
    const code = context.req.query('code') ?? '';
    if (!code) return context.json({ message: 'code is missing' }, 400);
    const session = sessionOf(context, store);
    const error = change(session, code);
    return context.json({ ...cartOf(session), ...(error && { error }) });
  };

function availability(context: Context, postalCode: string) {
  if (!/^\d{5}$/.test(postalCode)) return context.json({ message: 'five digits' }, 400);
  if (postalCode === '99999') return missing(context, 'no such postal code');
  return context.json({ isAvailable: deliversTo(postalCode) });
}

const noAddress = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' };

const customerOf = ({ loggedIn, address }: Session) => ({
  loggedIn,
  deliveryAddress: address ?? noAddress,
  billingAddress: address ?? noAddress,
  email: loggedIn ? 'anna.asiakas@example.fi' : '',
  phoneNumber: loggedIn ? '501234567' : '',
  additionalInformation: '',
});

const cartRoutes = (store: Store) =>
  new Hono()
    .get(`${base}/shoppingcart/load`, (context) => context.json(cartOf(sessionOf(context, store))))
    .post(`${base}/shoppingcart/add`, quantityRoute(store))
    .post(`${base}/shoppingcart/changequantity`, quantityRoute(store))
    .post(`${base}/shoppingcart/addcouponcode`, couponRoute(store, addCoupon))
    .post(
      `${base}/shoppingcart/removecouponcode`,
      couponRoute(store, (session, code) => {
        removeCoupon(session, code);
        return undefined;
      }),
    );

const checkoutRoutes = () =>
  new Hono()
    .get(`${base}/checkout/delivery`, (context) => {
      const postalCode = context.req.query('postalCode') ?? '';
      if (!/^\d{5}$/.test(postalCode)) return context.json({ message: 'five digits' }, 400);
      const dates = deliversTo(postalCode) ? deliveryDatesAt(new Date(), postalCode) : [];
      return context.json({ dates });
    })
    .get(`${base}/checkout/availability`, (context) =>
      availability(context, context.req.query('postalCode') ?? ''),
    )
    .post(`${base}/checkout/availability`, async (context) => {
      const body = check(postalCodeSchema, await context.req.json().catch(() => null));
      return body.ok
        ? availability(context, body.value.postalCode)
        : context.json({ message: body.message }, 400);
    })
    .post(`${base}/checkout/purchase`, async (context) => {
      const form = await context.req.parseBody();
      return context.html(
        html`<!doctype html><html lang="fi"><title>Kiitos tilauksesta</title>
          <h1>Kiitos tilauksesta</h1><p>Maksutapa: ${String(form.paymentMethodCode ?? '')}</p></html>`,
      );
    });

const customerRoutes = (store: Store) =>
  new Hono()
    .get('/api/lk/customer', (context) => context.json(customerOf(sessionOf(context, store))))
    .post('/api/lk/customer', async (context) => {
      const body = check(addressSchema, await context.req.json().catch(() => null));
      if (!body.ok) return context.json({ message: body.message }, 400);
      const { firstName, lastName, streetAddress, postalCode, city } = body.value;
      const address = { firstName, lastName, streetAddress, postalCode, city };
      sessionOf(context, store).address = address;
      return context.json(address);
    })
    .get('/kirjaudu', (context) => {
      sessionOf(context, store).loggedIn = true;
      return context.redirect(context.req.query('to') ?? '/');
    })
    .get('/kirjaudu-ulos', (context) => {
      sessionOf(context, store).loggedIn = false;
      return context.redirect(context.req.query('to') ?? '/');
    });

const productRoutes = (store: Store) =>
  new Hono()
    .get('/api/products/:code', (context) => {
      const product = productByCode(context.req.param('code'));
      if (!product) return missing(context, 'no such product');
      return context.json({
        name: product.title.fi,
        averageRating: product.averageRating,
        reviewCount: product.reviewCount,
        url: product.url.fi,
        price: amount(product.price),
        pricePerKg: amount(product.pricePerKilo),
        svhPrice: product.svhPrice === null ? null : amount(product.svhPrice),
        stock: product.stock,
        code: product.code,
        description: product.description,
        image: product.image,
      });
    })
    .get('/api/review/lihakauppa/', (context) => {
      const { productId = '', page = '1', pageSize = '9' } = context.req.query();
      const own = sessionOf(context, store).reviews.get(productId) ?? [];
      const all = [
        ...own.map(({ rating, text, userName }, index) => ({
          id: index + 1,
          stars: rating,
          text,
          userName,
          isVerified: false,
        })),
        ...reviewsOf(productId),
      ];
      const to = Number(page) * Number(pageSize);
      return context.json({
        hits: all.slice(to - Number(pageSize), to),
        hasMore: to < all.length,
        totalCount: all.length,
        productId,
      });
    })
    .post('/api/review/lihakauppa/', async (context) => {
      const body = check(reviewSchema, await context.req.json().catch(() => null));
      if (!body.ok) return context.json({ message: body.message }, 400);
      const { reviews } = sessionOf(context, store);
      const { productId, ...review } = body.value;
      reviews.set(productId, [review, ...(reviews.get(productId) ?? [])]);
      return context.json({});
    });

/** Cart, checkout, customer, products and reviews of the meat shop. */
export const shopRoutes = (store: Store) =>
  new Hono()
    .route('/', cartRoutes(store))
    .route('/', checkoutRoutes())
    .route('/', customerRoutes(store))
    .route('/', productRoutes(store));
