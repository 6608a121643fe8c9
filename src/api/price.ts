import * as v from 'valibot';
import { money } from './schema';

/** An optional price; '' when absent, and for 0, which some back ends send instead. */
export const priceOrNone = v.pipe(
  money,
  v.transform((amount) => (/^[^1-9]*0[^1-9]*$/.test(amount) ? '' : amount)),
);
