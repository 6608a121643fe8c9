import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { deliversTo, deliveryDatesAt } from '../data/delivery';
import { refuse, taking } from './validation';

const base = '/api/v1/lihakauppa/checkout';
/** A postal code of the right form that nobody has. */
const unknownCode = '99999';

/** Answers for a postal code: 400 for one of another form, 404 for one that is not known. */
function forCode(context: Context, postalCode: string, answer: () => object): Response {
  if (!/^\d{5}$/.test(postalCode)) return refuse(context, 'postalCode: must be five digits');
  if (postalCode === unknownCode) return refuse(context, 'no such postal code', 404);
  return context.json(answer());
}

/** Delivery dates and delivery area. */
export function checkoutRoutes() {
  const available = (postalCode: string) => () => ({ isAvailable: deliversTo(postalCode) });
  return new Hono()
    .get(`${base}/delivery`, (context) => {
      const postalCode = context.req.query('postalCode') ?? '';
      return forCode(context, postalCode, () => ({
        dates: deliversTo(postalCode) ? deliveryDatesAt(new Date(), postalCode) : [],
      }));
    })
    .get(`${base}/availability`, (context) => {
      const postalCode = context.req.query('postalCode') ?? '';
      return forCode(context, postalCode, available(postalCode));
    })
    .post(
      `${base}/availability`,
      taking(v.object({ postalCode: v.string() }), ({ postalCode }, context) =>
        forCode(context, postalCode, available(postalCode)),
      ),
    );
}
