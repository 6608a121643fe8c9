import * as v from 'valibot';
import { amounts, lineSchema } from '../../api/cart';
import { addressEntries } from '../../api/customer';
import { field } from '../../api/field';
import { count, listOf, money, part, text } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { json, url } from '../../core/element/reading/attributes';

const { link: _, image: __, ...line } = lineSchema.entries;
const boughtSchema = v.object({
  ...line,
  code: field(text, { required: true, description: 'Code of the product.', example: 'LK4102' }),
  name: field(text, { required: true, description: 'Name of the product.' }),
  quantity: field(count, { required: true, description: 'How many were bought.', example: '2' }),
});

const addressSchema = v.object({
  ...addressEntries,
  streetAddress: field(text, { description: 'Street address.' }),
});

const orderSchema = v.object({
  id: field(text, {
    required: true,
    description: 'Number of the order; its purchase is reported once.',
    example: '10024',
  }),
  date: field(text, {
    description: 'When it was ordered, as an ISO date or time.',
    example: '2026-11-05',
    holds: 'date',
  }),
  email: field(text, { description: 'Where the confirmation was sent.' }),
  phoneNumber: field(text, { description: 'Phone number for the delivery.' }),
  deliveryAddress: field(part(addressSchema), { description: 'Who gets the delivery, and where.' }),
  deliveryDateText: field(text, { description: 'Delivery date as chosen.', example: 'ti 24.11.' }),
  deliveryTimeText: field(text, { description: 'Delivery time as chosen.', example: '16–19' }),
  additionalInformation: field(text, { description: 'What the customer added.' }),
  paymentMethod: field(text, {
    description: 'How it was paid, as the customer reads it.',
    example: 'Korttimaksu',
  }),
  ...amounts,
  lineItems: field(listOf(boughtSchema), { required: true, description: 'What was bought.' }),
  total: field(money, { required: true, description: 'What the order costs.', example: '54,80' }),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const contract = widgetContract({
  name: 'order-confirmation',
  purpose: 'shop',
  summary:
    'The thanks for an order and its summary, to keep or print. It reports the purchase to the data layer once per order, and deletes what the checkout had kept.',
  wakes: 'load',
  because: 'It reports the order once, and empties the cart.',
  attributes: {
    order: json(orderSchema, {
      required: true,
      description: 'The order, from the back end; amounts are texts with a decimal comma.',
    }),
    productsUrl: url({ default: '/tuotteet', description: 'Where the link to continue leads.' }),
  },
  placement: { height: { 0: 1100, 768: 1060, 1280: 660 } },
});
export type OrderConfirmationProps = PropsOf<typeof contract>;
