import * as v from 'valibot';
import { flag, number, optional, text } from './reader/columns';
import { rowsOf } from './reader/content';

const day = v.pipe(
  text,
  v.check(
    (given) => /^\d{4}-\d\d-\d\d$/.test(given),
    ({ input }) => `expected a day such as 2026-12-24, got "${input}"`,
  ),
);

/** The coupons that the shop knows; one without a reduction is refused. */
export const coupons = rowsOf('shop/coupons.tsv', {
  code: text,
  /** Of the products' sum. */
  percent: optional(number),
  euros: optional(number),
  /** Pays for everything. */
  all: flag,
  /** The least sum in euros. */
  from: optional(number),
  /** The last valid day. */
  until: optional(day),
  /** Why it cannot be used, in the shop's words. */
  refusal: optional(text),
  /** What it demonstrates, for developers. */
  about: text,
});
export type Coupon = (typeof coupons)[number];
