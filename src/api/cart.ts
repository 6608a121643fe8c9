import * as v from 'valibot';
import type { Query } from './call-address';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { count, listOf, money, text, yes } from './schema';

const lineSchema = v.object({
  code: text,
  productId: text,
  name: text,
  category: text,
  quantity: count,
  linePrice: money,
  linePriceWithoutDiscounts: money,
});

/** Amounts are texts with a comma as the decimal mark, in the cart's currency [CART-07]. */
const amounts = {
  vatTotal: money,
  vatPercent: text,
  orderDiscount: money,
  total: money,
  subTotal: money,
  usedGiftCardAmount: money,
  shippingTotal: money,
  shippingTotalWithoutDiscounts: money,
  handlingTotal: money,
  usedLoyaltyCouponAmount: money,
  usedRefundCodeAmount: money,
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

/** The whole cart [CART-06]. */
export const cartSchema = v.object({ loading: field(yes, { own: true }), ...entries });
/** An answer holds what it says; the other fields keep their values [API-48]. */
const answerSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given).filter(([name, value]) => name in entries && value != null),
    ),
  ),
  v.partial(v.object(entries)),
);

export type CartLine = v.InferOutput<typeof lineSchema>;
export type Cart = v.InferOutput<typeof cartSchema>;
export type CartAnswer = Partial<Cart>;

// Cart calls always speak Finnish.
const language = 'fi';

/** The visitor's whole cart [API-43]. */
export const loadCart = (api: ApiClient, options?: CallOptions): Promise<Cart> =>
  api.call({ path: `${paths.cart}/load`, query: { language }, schema: cartSchema, ...options });

const change =
  <R extends Query>(operation: string) =>
  (api: ApiClient, request: R, options?: CallOptions): Promise<CartAnswer> =>
    api.call({
      method: 'post',
      path: `${paths.cart}/${operation}`,
      query: { language, ...request },
      schema: answerSchema as v.GenericSchema<unknown, CartAnswer>,
      // The last change before leaving the page is not lost [IMP-29].
      keepalive: true,
      ...options,
    });

export type QuantityRequest = { readonly code: string; readonly quantity: number };
export type CouponRequest = { readonly code: string };

/** Sets the quantity of a product, in the cart already or not [API-44, QV-07]. */
export const addToCart = change<QuantityRequest>('add');
/** Changes the quantity of a line; 0 removes it [API-45]. */
export const changeQuantity = change<QuantityRequest>('changequantity');
/** Adds a coupon code [API-46]. */
export const addCoupon = change<CouponRequest>('addcouponcode');
/** Removes a coupon code [API-47]. */
export const removeCoupon = change<CouponRequest>('removecouponcode');
