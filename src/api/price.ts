import * as v from 'valibot';
import { money } from './schema';

/** A price that not all have; '' when absent, and for 0, which is how some back ends write none. */
export const priceOrNone = v.pipe(
  money,
  v.transform((amount) => (/[1-9]/.test(amount) ? amount : '')),
);
