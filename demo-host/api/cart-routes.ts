import { type Context, Hono } from 'hono';
import { addCoupon, cartOf, removeCoupon, setQuantity } from './cart';
import { shopProductByCode } from './catalogue';
import { type Session, type Store, sessionOf } from './session';
import { refuse } from './validation';

const base = '/api/v1/lihakauppa/shoppingcart';

/** The cart: everything comes in the query, every answer is the whole cart. */
export function cartRoutes(store: Store) {
  const quantity = (context: Context) => {
    const { code = '', quantity: given = '' } = context.req.query();
    const product = shopProductByCode(code);
    if (!product) return refuse(context, 'no such product', 404);
    if (!/^\d{1,4}$/.test(given)) return refuse(context, 'quantity: must be a whole number');
    const session = sessionOf(context, store);
    return context.json(cartOf(session, setQuantity(session, product, Number(given))));
  };
  const coupon = (change: (session: Session, code: string) => string) => (context: Context) => {
    const code = context.req.query('code');
    if (!code) return refuse(context, 'code: is missing');
    const session = sessionOf(context, store);
    const error = change(session, code);
    return context.json({ ...cartOf(session), error });
  };
  return new Hono()
    .get(`${base}/load`, (context) => context.json(cartOf(sessionOf(context, store))))
    .post(`${base}/add`, quantity)
    .post(`${base}/changequantity`, quantity)
    .post(`${base}/addcouponcode`, coupon(addCoupon))
    .post(`${base}/removecouponcode`, coupon(removeCoupon));
}
