import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { count, listOf, money, text, yes, yesByDefault } from './schema';

export const lineSchema = v.object({
  code: field(text, {
    description: 'Code of the product, by which the line is changed.',
    example: 'LK4101',
  }),
  productId: field(text, { description: 'Id of the product; it is not shown.', example: '2001' }),
  name: field(text, { description: 'Name of the product.', example: 'Naudan sisäfilee' }),
  category: field(text, {
    description: 'Category of the product, for analytics.',
    example: 'Naudanliha',
  }),
  link: field(v.optional(text), {
    description: 'Address of the product’s page; its name leads there.',
  }),
  image: field(v.optional(text), {
    description: 'Address of its picture; without one there is none.',
  }),
  quantity: field(count, { description: 'How many are in the cart.', example: '1' }),
  linePrice: field(money, { description: 'Price of the whole line, in euros.', example: '89,90' }),
  linePriceWithoutDiscounts: field(money, {
    description: 'The same without discounts; shown struck through if it differs.',
  }),
});

/** Amounts are texts with a decimal comma, in the cart's currency [CART-07]. */
export const amounts = {
  vatTotal: field(money, { description: 'Value added tax within the total; 0,00 shows none.' }),
  vatPercent: field(text, { description: 'Its percentage, without the sign.', example: '14' }),
  orderDiscount: field(money, {
    description: 'Discount of the whole order, with or without a minus; 0,00 shows none.',
    example: '8,99',
  }),
  total: field(money, {
    description: 'The sum to pay; with 0,00 the checkout ends without a payment.',
    example: '80,91',
  }),
  subTotal: field(money, { description: 'Sum of the lines.', example: '89,90' }),
  usedGiftCardAmount: field(money, {
    description: 'What gift cards pay, with or without a minus; 0,00 shows none.',
  }),
  shippingTotal: field(money, { description: 'Price of the delivery; 0,00 when absent.' }),
  shippingTotalWithoutDiscounts: field(money, {
    description: 'The same without discounts; shown struck through if it differs.',
  }),
  handlingTotal: field(money, { description: 'Handling fee; 0,00 shows none.' }),
  usedLoyaltyCouponAmount: field(money, {
    description: 'What loyalty coupons pay, with or without a minus; 0,00 shows none.',
  }),
  usedRefundCodeAmount: field(money, {
    description: 'What refund codes pay, with or without a minus; 0,00 shows none.',
  }),
};
export const cartEntries = {
  ...amounts,
  currency: field(text, {
    description: 'Currency of the amounts, as in ISO 4217; they are always shown as euros.',
    example: 'EUR',
  }),
  currencySymbol: field(text, { description: 'Its sign; € is always shown.', example: '€' }),
  warnings: field(listOf(text), {
    description: 'Texts for the visitor, shown above the cart; each once.',
  }),
  checkoutWarnings: field(listOf(text), {
    description: 'Why it cannot be ordered so, shown above the cart and the checkout; each once.',
  }),
  lineItemCount: field(count, {
    description: 'How many lines the cart has: the number at the cart of the header.',
  }),
  lineItems: field(listOf(lineSchema), {
    description: 'The lines of the cart, in order; without any it is empty.',
  }),
  couponCodes: field(listOf(text), {
    description: 'Codes of the valid coupons. An added one that is missing here was refused.',
  }),
  hasGiftCardsOnly: field(yes, {
    description: 'Whether nothing is delivered, so no date is chosen; no when absent.',
  }),
  shippingMethodId: field(text, { description: 'Id of the way of delivery; it is not shown.' }),
  sveaPaymentsPaymentMethodCode: field(text, {
    description: 'Sent with the purchase as `paymentMethodCode` if there is nothing to pay.',
    example: 'FI70',
  }),
  isEditable: field(yesByDefault, {
    description: 'False shows the cart without its buttons; true when absent.',
  }),
  error: field(text, {
    description: 'Why the change was refused, in words for the visitor; empty when it was not.',
  }),
};

/** The whole cart [CART-06]. */
export const cartSchema = v.object({ loading: field(yes, { own: true }), ...cartEntries });
export type CartLine = v.InferOutput<typeof lineSchema>;
export type Cart = v.InferOutput<typeof cartSchema>;
/** The answer to a change of the cart; see cart-changes.ts. */
export type CartAnswer = Partial<Cart>;

// Cart calls always use Finnish.
export const language = 'fi';

/** The visitor's whole cart [API-43]. */
export const loadCart = defineCall({
  get: '/api/v1/lihakauppa/shoppingcart/load',
  params: { language },
  answer: cartSchema,
  personal: true,
  fault: 'cart',
});
