import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { listOf, text } from './schema';

const optionSchema = v.object({ value: text, label: text });
const dateSchema = v.object({ ...optionSchema.entries, times: listOf(optionSchema) });
const timesSchema = v.object({ dates: listOf(dateSchema) });
const availabilitySchema = v.object({ isAvailable: v.boolean() });

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
