import * as v from 'valibot';
import { bodyOf, defineCall } from './define-call';
import { field } from './field';
import { postalCode } from './parameters';
import { listOf, text } from './schema';

const optionSchema = v.object({
  value: field(text, {
    description:
      'Value of the date or the time; the purchase sends it as `deliveryDate` or `deliveryTime`.',
    example: '2026-11-23',
  }),
  label: field(text, { description: 'The same as visitors read it.', example: 'ma 23.11.' }),
});
const dateSchema = v.object({
  ...optionSchema.entries,
  times: field(listOf(optionSchema), {
    description: 'Times of that date; if there are none, a message says so.',
  }),
});
const timesSchema = v.object({
  dates: field(listOf(dateSchema), {
    description: 'Dates on which the shop delivers, in order; for an empty list a message says so.',
  }),
});
const availabilitySchema = v.object({
  isAvailable: field(v.boolean(), {
    description: 'Whether the shop delivers to the postal code.',
  }),
});

export type DeliveryDate = v.InferOutput<typeof dateSchema>;
/** Delivery dates and times of a postal code; any status but 200 is a failure [API-38]. */
export const fetchDeliveryTimes = defineCall({
  get: '/api/v1/lihakauppa/checkout/delivery',
  params: { postalCode },
  answer: timesSchema,
  only: 200,
  fault: 'delivery',
});

/** Whether the shop delivers to a postal code: the call of the bar [API-39]. */
export const fetchAvailability = defineCall({
  get: '/api/v1/lihakauppa/checkout/availability',
  params: { postalCode },
  answer: availabilitySchema,
  fault: 'availability',
});

/** The same, as the check block calls it [API-40]. */
export const postDeliveryCheck = defineCall({
  post: '/api/v1/lihakauppa/checkout/availability',
  body: bodyOf<{ readonly postalCode: string }>(
    { postalCode: 'Postal code to check: five digits.' },
    { postalCode: '00100' },
  ),
  answer: availabilitySchema,
  fault: 'availability',
});
