import * as v from 'valibot';
import type { ApiClient, CallOptions, Query } from './client';
import { paths } from './paths';
import { count, listOf, text, yes } from './schema';

const lineSchema = v.object({
  code: text,
  productId: text,
  name: text,
  category: text,
  quantity: count,
  linePrice: text,
  linePriceWithoutDiscounts: text,
});

/** Amounts are texts with a comma as the decimal mark, in the cart's currency [CART-07]. */
const amounts = {
  vatTotal: text,
  vatPercent: text,
  orderDiscount: text,
  total: text,
  subTotal: text,
  usedGiftCardAmount: text,
  shippingTotal: text,
  shippingTotalWithoutDiscounts: text,
  handlingTotal: text,
  usedLoyaltyCouponAmount: text,
  usedRefundCodeAmount: text,
};
const entries = {
  ...amounts,
  currency: text,
  currencySymbol: text,
  warnings: listOf(text),
  checkoutWarnings: listOf(text),
  lineItemCount: count,
  lineItems: listOf(lineSchema),
  couponCodes: listOf(text),
  hasGiftCardsOnly: yes,
  shippingMethodId: text,
  sveaPaymentsPaymentMethodCode: text,
  isEditable: v.nullish(v.boolean(), true),
  error: text,
};

/** The whole cart [CART-06]; `loading` is the state's own. */
export const cartSchema = v.object(entries);
/** An answer holds what it says; the other fields keep their values [API-48]. */
const answerSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given).filter(([name, value]) => name in entries && value != null),
    ),
  ),
  v.partial(cartSchema),
);

export type CartLine = v.InferOutput<typeof lineSchema>;
export type Cart = v.InferOutput<typeof cartSchema>;
export type CartAnswer = Partial<Cart>;

/** Cart calls always speak Finnish. */
const call =
  (operation: string, method: 'get' | 'post') =>
  <R extends Query>(api: ApiClient, request: R, options?: CallOptions): Promise<CartAnswer> =>
    api.call({
      method,
      path: `${paths.cart}/${operation}`,
      query: { language: 'fi', ...request },
      schema: answerSchema as v.GenericSchema<unknown, CartAnswer>,
      ...options,
    });

const load = call('load', 'get');

/** The visitor's cart [API-43]. */
export const loadCart = (api: ApiClient, options?: CallOptions) => load(api, {}, options);

export type QuantityRequest = { readonly code: string; readonly quantity: number };
export type CouponRequest = { readonly code: string };

/** Sets the quantity of a product, in the cart already or not [API-44, QV-07]. */
export const addToCart = call('add', 'post')<QuantityRequest>;
/** Changes the quantity of a line; 0 removes it [API-45]. */
export const changeQuantity = call('changequantity', 'post')<QuantityRequest>;
/** Adds a coupon code [API-46]. */
export const addCoupon = call('addcouponcode', 'post')<CouponRequest>;
/** Removes a coupon code [API-47]. */
export const removeCoupon = call('removecouponcode', 'post')<CouponRequest>;
