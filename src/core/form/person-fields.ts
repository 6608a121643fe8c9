import { area } from './kinds/area';
import { email } from './kinds/email';
import { phone, text } from './kinds/text';

// Fields of who writes, and of what is written: a form takes them under the names of its request,
// with `personTexts` among its texts.

const required = true;

export const firstName = text('/person/first-name', { required, autoComplete: 'given-name' });
export const lastName = text('/person/last-name', { required, autoComplete: 'family-name' });
export const fullName = text('/person/full-name', { required, autoComplete: 'name' });
export const company = text('/person/company', { autoComplete: 'organization' });
export const emailAddress = email('/person/email', { required });
export const phoneNumber = phone('/person/phone', { required });
export const message = area('/person/message', { required });
