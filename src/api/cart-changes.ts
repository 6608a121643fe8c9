import * as v from 'valibot';
import { type CartAnswer, cartEntries, language } from './cart';
import { defineCall } from './define-call';
import { param } from './param';

// In another file than the cart itself, which the header's badge reads on every page.

/** Of these, null is an answer: none. */
const lists = ['warnings', 'checkoutWarnings', 'couponCodes'];

/** An answer may have only some fields; the others keep their values [API-48]. */
const answer = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given).filter(
        ([name, value]) => name in cartEntries && (value != null || lists.includes(name)),
      ),
    ),
  ),
  v.partial(v.object(cartEntries)),
) as v.GenericSchema<unknown, CartAnswer>;

const ofLine = {
  language,
  code: param('Code of the product.', 'LK4101'),
  quantity: param('New quantity of the line; 0 removes it.', 1),
};
// Not the parameter for a product's code.
const ofCoupon = { language, code: param('Code of the coupon.', 'KESA10', 'coupon') };
// The last change before the visitor leaves the page is not lost [IMP-29].
const keepalive = true;

/** Sets the quantity of a product, whether it is in the cart or not [API-44, QV-07]. */
export const addToCart = defineCall({
  post: '/api/v1/lihakauppa/shoppingcart/add',
  params: ofLine,
  answer,
  keepalive,
  personal: true,
  fault: 'cart',
});

/** Changes the quantity of a line; 0 removes it [API-45]. */
export const changeQuantity = defineCall({
  post: '/api/v1/lihakauppa/shoppingcart/changequantity',
  params: ofLine,
  answer,
  keepalive,
  // `check-api` restores the cart by it.
  sample: { quantity: 0 },
  after: 'removeCoupon',
  personal: true,
  fault: 'cart',
});

/** Adds a coupon code [API-46]. */
export const addCoupon = defineCall({
  post: '/api/v1/lihakauppa/shoppingcart/addcouponcode',
  params: ofCoupon,
  answer,
  keepalive,
  personal: true,
  fault: 'coupon',
});

/** Removes a coupon code [API-47]. */
export const removeCoupon = defineCall({
  post: '/api/v1/lihakauppa/shoppingcart/removecouponcode',
  params: ofCoupon,
  answer,
  keepalive,
  after: 'loadCart',
  personal: true,
  fault: 'coupon',
});
