import * as v from 'valibot';
import { tokenName } from './anti-forgery';
import { bodyOf, defineCall } from './define-call';
import { field } from './field';
import { part, text, yes } from './schema';

export const addressEntries = {
  firstName: field(text, { description: 'First name of the person who gets it.', example: 'Aino' }),
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
/** A customer [CHK-08]; `loading` belongs to the state, not to the answer. */
export const customerSchema = v.object({
  deliveryAddress: field(part(addressSchema), {
    description: 'Where orders go; the checkout begins with it. Null where none was given.',
  }),
  billingAddress: field(part(addressSchema), {
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

/** The logged-in customer, if there is one [API-49]. */
export const fetchCustomer = defineCall({
  get: '/api/lk/customer',
  answer: customerSchema,
  personal: true,
  subject: 'Meat shop',
  fault: 'customer',
});

/** Saves the customer's address; the answer is the address, and only 200 is a success [API-50]. */
export const postCustomerAddress = defineCall({
  post: '/api/lk/customer',
  body: bodyOf<AddressForm>({
    phoneCountryCode: 'Country code of the phone number, with its plus: `+358`.',
    phoneNumber: 'Phone number after the country code: 5 to 12 digits, of which the first is no 0.',
    isPrivateCustomer: 'True: who buys has confirmed to be no company.',
  }),
  tokenField: tokenName,
  answer: addressSchema,
  only: 200,
  subject: 'Meat shop',
  fault: 'address',
});
