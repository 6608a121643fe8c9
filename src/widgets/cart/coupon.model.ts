import { clean } from '../../read/text';

/** A coupon code as it is sent: trimmed, without inner whitespace, upper case [CART-16]. */
export const normalCoupon = (given: string): string =>
  clean(given).replace(/\s+/g, '').toUpperCase();
