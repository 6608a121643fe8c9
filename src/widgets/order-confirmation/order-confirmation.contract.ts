import * as v from 'valibot';
import { field } from '../../api/field';
import { count, listOf, money, part, text } from '../../api/schema';
import { json, url } from '../../core/element/attributes';
import { type PropsOf, widgetContract } from '../../core/element/contract';

const lineSchema = v.object({
  code: field(text, { required: true, description: 'Code of the product.', example: 'LK4102' }),
  productId: field(text, { description: 'Id of the product.', example: '4102' }),
  name: field(text, { required: true, description: 'Name of the product.' }),
  category: field(text, { description: 'Category of the product, for analytics.' }),
  quantity: field(count, { required: true, description: 'How many were bought.', example: '2' }),
  linePrice: field(money, { description: 'Price of the whole line.', example: '9,90' }),
  linePriceWithoutDiscounts: field(money, {
    description: 'The same without discounts; shown struck through where it differs.',
  }),
});

const addressSchema = v.object({
  firstName: field(text, { description: 'First name of who gets the order.' }),
  lastName: field(text, { description: 'Last name.' }),
  streetAddress: field(text, { description: 'Street address.' }),
  postalCode: field(text, { description: 'Postal code.', example: '00100' }),
  city: field(text, { description: 'Town of the address.' }),
});

const orderSchema = v.object({
  id: field(text, {
    required: true,
    description: 'Number of the order; the purchase is reported once for each.',
    example: '10024',
  }),
  date: field(text, {
    description: 'When it was ordered, as an ISO date or time.',
    example: '2026-11-05',
    holds: 'date',
  }),
  email: field(text, { description: 'Where the confirmation was sent to.' }),
  phoneNumber: field(text, { description: 'Phone number for the delivery.' }),
  deliveryAddress: field(part(addressSchema), { description: 'Who gets it, and where.' }),
  deliveryDateText: field(text, { description: 'Delivery date as chosen.', example: 'ti 24.11.' }),
  deliveryTimeText: field(text, { description: 'Delivery time as chosen.', example: '16–19' }),
  additionalInformation: field(text, { description: 'What the customer added.' }),
  paymentMethod: field(text, {
    description: 'How it was paid, as the customer reads it.',
    example: 'Korttimaksu',
  }),
  lineItems: field(listOf(lineSchema), { required: true, description: 'What was bought.' }),
  subTotal: field(money, { description: 'Sum of the lines.', example: '45,90' }),
  orderDiscount: field(money, { description: 'Discount of the whole order.' }),
  shippingTotal: field(money, { description: 'Price of the delivery.', example: '8,90' }),
  shippingTotalWithoutDiscounts: field(money, { description: 'The same without discounts.' }),
  handlingTotal: field(money, { description: 'Handling fee.' }),
  usedGiftCardAmount: field(money, { description: 'What was paid by gift card.' }),
  usedLoyaltyCouponAmount: field(money, { description: 'What was paid by loyalty coupon.' }),
  usedRefundCodeAmount: field(money, { description: 'What was paid by refund code.' }),
  vatTotal: field(money, { description: 'Value added tax within the total.' }),
  vatPercent: field(text, { description: 'Its per cent.', example: '14' }),
  total: field(money, { required: true, description: 'What the order costs.', example: '54,80' }),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const contract = widgetContract({
  name: 'order-confirmation',
  purpose: 'shop',
  summary:
    'The thanks for an order and its summary, to be kept or printed. It reports the purchase to the data layer once per order and forgets what the checkout had kept.',
  attributes: {
    order: json(orderSchema, {
      required: true,
      description: 'The order, as the back end has it; amounts are texts with a decimal comma.',
    }),
    productsUrl: url({ default: '/tuotteet', description: 'Where the way on leads.' }),
  },
  placement: { height: { 0: 1100, 768: 1060, 1280: 660 } },
});
export type OrderConfirmationProps = PropsOf<typeof contract>;
