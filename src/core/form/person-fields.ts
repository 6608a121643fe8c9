import { area } from './kinds/area';
import { email } from './kinds/email';
import { phone } from './kinds/phone';
import { text } from './kinds/text';
import { personTexts as texts } from './person.texts';

const own = { required: true, texts };

/** Fields about the writer and the message: a form uses them under its request's names. */
export const person = {
  firstName: text('/person/first-name', { ...own, autoComplete: 'given-name' }),
  lastName: text('/person/last-name', { ...own, autoComplete: 'family-name' }),
  fullName: text('/person/full-name', { ...own, autoComplete: 'name' }),
  company: text('/person/company', { texts, autoComplete: 'organization' }),
  email: email('/person/email', own),
  phone: phone('/person/phone', own),
  message: area('/person/message', own),
};
