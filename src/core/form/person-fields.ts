import { area } from './kinds/area';
import { email } from './kinds/email';
import { phone, text } from './kinds/text';

const required = true;

/**
 * Fields of who writes, and of what is written: a form takes them under the names of its request,
 * with `personTexts` among its texts.
 */
export const person = {
  firstName: text('/person/first-name', { required, autoComplete: 'given-name' }),
  lastName: text('/person/last-name', { required, autoComplete: 'family-name' }),
  fullName: text('/person/full-name', { required, autoComplete: 'name' }),
  company: text('/person/company', { autoComplete: 'organization' }),
  email: email('/person/email', { required }),
  phone: phone('/person/phone', { required }),
  message: area('/person/message', { required }),
};
