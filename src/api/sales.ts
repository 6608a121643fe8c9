import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';

/** The food-service sales form [FBUS-04]. */
export interface SalesForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly organization: string;
  readonly product: { readonly productId: number; readonly title: string };
  readonly message: string;
  readonly customerNumber: string;
  readonly formType: 'Feedback' | 'Other';
  readonly contactRequest: 'Email' | 'Phone' | 'None';
  readonly captchaToken: string;
}

/** Sends the sales form; any status but 200 is a failure [API-34]. */
export const postSalesForm = (
  api: ApiClient,
  json: SalesForm,
  options?: CallOptions,
): Promise<undefined> =>
  api.call({ method: 'post', path: paths.salesForm, json, only: 200, ...options });
