import type { ApiClient, CallOptions } from './client';
import { postSubscription } from './form-answer';
import * as paths from './paths';

/** Subscribes to the newsletter [API-35]. */
export const postNewsletter = (api: ApiClient, json: { email: string }, options?: CallOptions) =>
  postSubscription(api, paths.newsletter, json, options);

/** Subscribes to the meat shop's newsletter [API-36]. */
export const postShopNewsletter = (
  api: ApiClient,
  json: { email: string },
  options?: CallOptions,
) => postSubscription(api, paths.shopNewsletter, json, options);
