import { type Address, type AddressForm, postCustomerAddress } from '../../api/customer';
import type { FormAnswer } from '../../api/form-answer';
import { flat } from '../../core/form/body';
import { defineForm } from '../../core/form/define-form';
import type { Values } from '../../core/form/field';
import { checkbox } from '../../core/form/kinds/checkbox';
import { phone } from '../../core/form/kinds/phone';
import { postalCode } from '../../core/form/kinds/postal-code';
import { text } from '../../core/form/kinds/text';
import { person } from '../../core/form/person-fields';
import { countryCodeOf, numberOf } from '../../read/phone-number';
import { clean } from '../../read/text';
import { texts } from './address-popup.texts';

const required = true;

/** The result: the address as the back end has stored it [API-50]. */
export interface AddressAnswer extends FormAnswer {
  readonly address: Address;
  /** With its country code, ready to dial. */
  readonly phoneNumber: string;
}

/** The address of a customer [CHK-17, CHK-18]. */
export const address = defineForm({
  name: 'address-popup',
  texts,
  label: '/address/form',
  fields: {
    firstName: person.firstName,
    lastName: person.lastName,
    streetAddress: text('/person/street', { required, autoComplete: 'address-line1' }),
    postalCode: postalCode('/person/postal-code', { required }),
    city: text('/person/city', { required, autoComplete: 'address-level2' }),
    phoneCountryCode: {
      ...phone('/address/country-code', {
        required,
        start: '+358',
        autoComplete: 'tel-country-code',
      }),
      // A code within the number counts before this one, which few people look at.
      tidy: (value: string, { phoneNumber }: Values) =>
        (clean(value) && numberOf(String(phoneNumber), value)?.[0]) ||
        countryCodeOf(value) ||
        value,
      fault: (value: string) => (countryCodeOf(value) ? undefined : '/address/country-code-wrong'),
    },
    phoneNumber: {
      ...phone('/person/phone', {
        required,
        hint: '/address/phone-hint',
        autoComplete: 'tel-national',
      }),
      tidy: (value: string, { phoneCountryCode }: Values) =>
        numberOf(value, String(phoneCountryCode))?.[1] ?? value,
      fault: (value: string) =>
        /^[1-9]\d{4,11}$/.test(value) ? undefined : '/address/phone-wrong',
    },
    isPrivateCustomer: checkbox('/address/private', { required }),
  },
  rows: [
    ['firstName', 'lastName'],
    ['streetAddress'],
    ['postalCode', 'city'],
    ['phoneCountryCode', 'phoneNumber'],
    ['isPrivateCustomer'],
  ],
  untilFilled: '/address/until-filled',
  words: {
    '/form/send': '/address/save',
    '/form/sending': '/address/saving',
    '/form/thanks': '/address/saved',
    '/form/box-heading': '/address/check',
    '/shared/error': '/address/failed',
  },
  body: flat(),
  send: async (api, request, { signal }): Promise<AddressAnswer> => {
    const entered = request as unknown as AddressForm;
    const saved = await postCustomerAddress(api, entered, { signal });
    // Fields that the answer omits keep the visitor's value.
    const filled = Object.entries(saved).filter(([, value]) => value !== '');
    const { phoneCountryCode, phoneNumber, isPrivateCustomer: _, ...own } = entered;
    return {
      isSuccess: true,
      address: { ...own, ...Object.fromEntries(filled) },
      phoneNumber: `${phoneCountryCode}${phoneNumber}`,
    };
  },
});
