import { optional, text } from './reader/columns';
import { rowsOf } from './reader/content';

/** Whom the demo shop lets in, by the name that `/kirjaudu?as=` takes. */
export const customers = rowsOf('shop/customers.tsv', {
  name: text,
  firstName: text,
  lastName: text,
  streetAddress: optional(text),
  postalCode: optional(text),
  city: optional(text),
  phoneNumber: optional(text),
  email: text,
  /** Who that is, on the login page. */
  about: text,
});
