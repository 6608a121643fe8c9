import type { ApiClient, CallOptions } from './client';
import { postSubscription } from './form-answer';
import * as paths from './paths';

/** Enters a prize draw; every value is a text [API-37, FOTH-07]. */
export const postCampaignEntry = (
  api: ApiClient,
  json: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => postSubscription(api, paths.campaign, json, options);
