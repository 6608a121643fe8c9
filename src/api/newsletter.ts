import type { ApiClient, CallOptions } from './client';
import { postSubscription } from './form-answer';
import * as paths from './paths';

type Subscription = Readonly<Record<string, unknown>>;

/** Subscribes to the newsletter, by `email` [API-35]. */
export const postNewsletter = (api: ApiClient, json: Subscription, options?: CallOptions) =>
  postSubscription(api, paths.newsletter, json, options);

/** Subscribes to the meat shop's newsletter, by `email` [API-36]. */
export const postShopNewsletter = (api: ApiClient, json: Subscription, options?: CallOptions) =>
  postSubscription(api, paths.shopNewsletter, json, options);
