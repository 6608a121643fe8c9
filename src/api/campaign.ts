import type { ApiClient, CallOptions } from './client';
import { postSubscription } from './form-answer';
import * as paths from './paths';

/** An entry to a prize draw; every value is a text [FOTH-07]. */
export interface CampaignEntry {
  readonly email: string;
  readonly join: string;
  readonly isAdult: string;
  readonly subscribeToCinCinVinoNewsletter: string;
}

/** Enters a prize draw [API-37]. */
export const postCampaignEntry = (api: ApiClient, json: CampaignEntry, options?: CallOptions) =>
  postSubscription(api, paths.campaign, json, options);
