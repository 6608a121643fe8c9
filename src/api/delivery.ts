import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { listOf, text } from './schema';

const optionSchema = v.object({
  value: field(text, {
    description:
      'What stands for the date or the time; the purchase sends it as `deliveryDate` or `deliveryTime`.',
    example: '2026-11-23',
  }),
  label: field(text, { description: 'The same as visitors read it.', example: 'ma 23.11.' }),
});
const dateSchema = v.object({
  ...optionSchema.entries,
  times: field(listOf(optionSchema), {
    description: 'Times of that date; where there are none, visitors are told so.',
  }),
});
const timesSchema = v.object({
  dates: field(listOf(dateSchema), {
    description: 'Dates on which the shop delivers, in order; visitors are told of an empty list.',
  }),
});
const availabilitySchema = v.object({
  isAvailable: field(v.boolean(), {
    description: 'Whether the shop delivers to the postal code.',
  }),
});

export type DeliveryDate = v.InferOutput<typeof dateSchema>;
export interface PostalCodeRequest {
  readonly postalCode: string;
}

/** Delivery dates and times of a postal code; any status but 200 is a failure [API-38]. */
export const fetchDeliveryTimes = (
  api: ApiClient,
  { postalCode }: PostalCodeRequest,
  options?: CallOptions,
) =>
  api.call({
    path: paths.deliveryTimes,
    query: { postalCode },
    schema: timesSchema,
    only: 200,
    ...options,
  });

/** Whether the shop delivers to a postal code: the call of the bar [API-39]. */
export const fetchAvailability = (
  api: ApiClient,
  { postalCode }: PostalCodeRequest,
  options?: CallOptions,
) =>
  api.call({
    path: paths.availability,
    query: { postalCode },
    schema: availabilitySchema,
    ...options,
  });

/** The same, as the check block asks [API-40]. */
export const postDeliveryCheck = (
  api: ApiClient,
  { postalCode }: PostalCodeRequest,
  options?: CallOptions,
) =>
  api.call({
    method: 'post',
    path: paths.availability,
    json: { postalCode },
    schema: availabilitySchema,
    ...options,
  });
