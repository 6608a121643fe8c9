import * as v from 'valibot';
import { tokenName } from './anti-forgery';
import { bodyOf, defineCall } from './define-call';
import { field } from './field';
import { part, text, yes } from './schema';

export const addressEntries = {
  firstName: field(text, { description: 'First name of the recipient.', example: 'Aino' }),
  lastName: field(text, { description: 'Last name.', example: 'Aalto' }),
  streetAddress: field(text, {
    description: 'Street address. A popup asks a logged-in customer without one for the address.',
    example: 'Kauppakatu 1',
  }),
  postalCode: field(text, { description: 'Postal code, five digits.', example: '00100' }),
  city: field(text, { description: 'City of the address.', example: 'Helsinki' }),
};
const addressSchema = v.object(addressEntries);
/** A customer [CHK-08]; `loading` belongs to the state, not to the answer. */
export const customerSchema = v.object({
  deliveryAddress: field(part(addressSchema), {
    description: 'Address for orders, with which the checkout begins; null if there is none.',
  }),
  billingAddress: field(part(addressSchema), {
    description: 'Address for bills; null if there is none.',
  }),
  email: field(text, { description: 'E-mail address; the checkout begins with it.' }),
  phoneNumber: field(text, { description: 'Phone number; the checkout begins with it.' }),
  additionalInformation: field(text, {
    description: 'The message of the last delivery; the checkout begins with it.',
  }),
  loggedIn: field(yes, {
    description:
      'Whether a customer is logged in; no when absent. The header then links to the account, otherwise to the login.',
  }),
});
export type Address = v.InferOutput<typeof addressSchema>;
export type Customer = v.InferOutput<typeof customerSchema>;

export interface AddressForm extends Address {
  readonly phoneCountryCode: string;
  readonly phoneNumber: string;
  readonly isPrivateCustomer: boolean;
}

/** The logged-in customer, if there is one [API-49]. */
export const fetchCustomer = defineCall({
  get: '/api/lk/customer',
  answer: customerSchema,
  personal: true,
  fault: 'customer',
});

/** Saves the customer's address; the answer is the address, and only 200 is a success [API-50]. */
export const postCustomerAddress = defineCall({
  post: '/api/lk/customer',
  body: bodyOf<AddressForm>({
    phoneCountryCode: 'Country code of the phone number, with its plus: `+358`.',
    phoneNumber: 'Phone number after the country code: 5 to 12 digits, of which the first is no 0.',
    isPrivateCustomer: 'True: the buyer has confirmed not to be a company.',
  }),
  tokenField: tokenName,
  answer: addressSchema,
  only: 200,
  fault: 'address',
});
