import type { Context } from 'hono';
import { loadCart } from '../../src/api/cart';
import * as calls from '../../src/api/cart-changes';
import { addCoupon, cartOf, removeCoupon, setQuantity } from './cart';
import { shopProductByCode } from './catalogue';
import { answers, type Route } from './route';
import { type Session, type Store, sessionOf } from './session';
import { refuse } from './validation';

/** The cart: all input is in the query, every answer is the whole cart. */
export function routes(store: Store): readonly Route[] {
  const quantity = (context: Context) => {
    const { code = '', quantity: given = '' } = context.req.query();
    const product = shopProductByCode(code);
    if (!product) return refuse(context, 'no such product', 404);
    if (!/^\d{1,4}$/.test(given)) return refuse(context, 'quantity: must be a whole number');
    const session = sessionOf(context, store);
    return cartOf(session, setQuantity(session, product, Number(given)));
  };
  const coupon = (change: (session: Session, code: string) => string) => (context: Context) => {
    const code = context.req.query('code');
    if (!code) return refuse(context, 'code: is missing');
    const session = sessionOf(context, store);
    const error = change(session, code);
    return { ...cartOf(session), error };
  };
  return [
    answers(loadCart, (context) => cartOf(sessionOf(context, store))),
    answers(calls.addToCart, quantity),
    answers(calls.changeQuantity, quantity),
    answers(calls.addCoupon, coupon(addCoupon)),
    answers(calls.removeCoupon, coupon(removeCoupon)),
  ];
}
