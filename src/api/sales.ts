import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';

/** Sends the food-service sales form; any status but 200 is a failure [API-34]. */
export const postSalesForm = (
  api: ApiClient,
  json: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<undefined> =>
  api.call({ method: 'post', path: paths.salesForm, json, only: 200, ...options });
