import { optional, text } from './reader/columns';
import { rowsOf } from './reader/content';

/** The accounts of the demo shop, by the name for `/kirjaudu?as=`. */
export const customers = rowsOf('shop/customers.tsv', {
  name: text,
  firstName: text,
  lastName: text,
  streetAddress: optional(text),
  postalCode: optional(text),
  city: optional(text),
  phoneNumber: optional(text),
  email: text,
  /** A description for the login page. */
  about: text,
});
