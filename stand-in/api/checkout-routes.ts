import type { Context } from 'hono';
import * as v from 'valibot';
import { fetchAvailability, fetchDeliveryTimes, postDeliveryCheck } from '../../src/api/delivery';
import { deliversTo, deliveryDatesAt } from '../data/delivery';
import { answers, type Route } from './route';
import { refuse, taking } from './validation';

/** A valid postal code that does not exist. */
const unknownCode = '99999';

/** Answers for a postal code: 400 for an invalid one, 404 for an unknown one. */
function forCode<A>(context: Context, postalCode: string, answer: () => A): A | Response {
  if (!/^\d{5}$/.test(postalCode)) return refuse(context, 'postalCode: must be five digits');
  if (postalCode === unknownCode) return refuse(context, 'no such postal code', 404);
  return answer();
}

/** Delivery dates and delivery area. */
export function routes(): readonly Route[] {
  const available = (postalCode: string) => () => ({ isAvailable: deliversTo(postalCode) });
  return [
    answers(fetchDeliveryTimes, (context) => {
      const postalCode = context.req.query('postalCode') ?? '';
      return forCode(context, postalCode, () => ({
        dates: deliversTo(postalCode) ? deliveryDatesAt(new Date(), postalCode) : [],
      }));
    }),
    answers(fetchAvailability, (context) => {
      const postalCode = context.req.query('postalCode') ?? '';
      return forCode(context, postalCode, available(postalCode));
    }),
    answers(
      postDeliveryCheck,
      taking(v.object({ postalCode: v.string() }), ({ postalCode }, context) =>
        forCode(context, postalCode, available(postalCode)),
      ),
    ),
  ];
}
