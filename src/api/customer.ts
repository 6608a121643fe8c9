import * as v from 'valibot';
import { antiForgeryToken } from './anti-forgery';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { text, yes } from './schema';

const addressEntries = {
  firstName: text,
  lastName: text,
  streetAddress: text,
  postalCode: text,
  city: text,
};
const addressSchema = v.object(addressEntries);
const noAddress = () => ({});
/** A customer [CHK-08]; `loading` is the state's own. */
export const customerSchema = v.object({
  deliveryAddress: v.nullish(addressSchema, noAddress),
  billingAddress: v.nullish(addressSchema, noAddress),
  email: text,
  phoneNumber: text,
  additionalInformation: text,
  loggedIn: yes,
});
export type Address = v.InferOutput<typeof addressSchema>;
export type Customer = v.InferOutput<typeof customerSchema>;

export interface AddressForm extends Address {
  readonly phoneCountryCode: string;
  readonly phoneNumber: string;
  readonly isPrivateCustomer: boolean;
}

/** Who is logged in, if anybody [API-49]. */
export const fetchCustomer = (api: ApiClient, options?: CallOptions) =>
  api.call({ path: paths.customer, schema: customerSchema, ...options });

/** Saves the customer's address; the answer is the address, status 200 is expected [API-50]. */
export const postCustomerAddress = (api: ApiClient, form: AddressForm, options?: CallOptions) =>
  api.call({
    method: 'post',
    path: paths.customer,
    json: { ...form, __RequestVerificationToken: antiForgeryToken() ?? '' },
    schema: addressSchema,
    only: 200,
    ...options,
  });
