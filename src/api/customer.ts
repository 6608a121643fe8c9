import * as v from 'valibot';
import { antiForgeryToken } from './anti-forgery';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { text, yes } from './schema';

const addressEntries = {
  firstName: field(text, { description: 'First name of who gets it.', example: 'Aino' }),
  lastName: field(text, { description: 'Last name.', example: 'Aalto' }),
  streetAddress: field(text, {
    description:
      'Street address. While a customer who is logged in has none, a popup asks for the address.',
    example: 'Kauppakatu 1',
  }),
  postalCode: field(text, { description: 'Postal code, five digits.', example: '00100' }),
  city: field(text, { description: 'Town of the address.', example: 'Helsinki' }),
};
const addressSchema = v.object(addressEntries);
const noAddress = () => ({});
/** A customer [CHK-08]; `loading` is the state's own. */
export const customerSchema = v.object({
  deliveryAddress: field(v.nullish(addressSchema, noAddress), {
    description: 'Where orders go; the checkout begins with it. Null where none was given.',
  }),
  billingAddress: field(v.nullish(addressSchema, noAddress), {
    description: 'Where bills go; null where none was given.',
  }),
  email: field(text, { description: 'E-mail address; the checkout begins with it.' }),
  phoneNumber: field(text, { description: 'Phone number; the checkout begins with it.' }),
  additionalInformation: field(text, {
    description: 'What was said for the delivery before; the checkout begins with it.',
  }),
  loggedIn: field(yes, {
    description:
      'Whether a customer is logged in; no when absent. The header leads to the account or to the login by it.',
  }),
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
