import { postSalesForm } from '../../api/sales';
import { flat } from '../../core/form/body';
import { defineForm } from '../../core/form/define-form';
import type { Values } from '../../core/form/field';
import { radio } from '../../core/form/kinds/choice';
import { text } from '../../core/form/kinds/text';
import { person } from '../../core/form/person-fields';
import { product } from '../../core/product/product-kind';
import { texts } from './sales-form.texts';

/** It always has a value, so no mark is needed. */
const preset = { required: true, asterisk: false };
const by = (way: string) => (values: Values) => values.contactRequest === way;

/** Feedback and other matters of food-service customers [FBUS-04, FBUS-05, FBUS-07]. */
export const sales = defineForm({
  name: 'sales-form',
  texts,
  label: '/sales/form',
  captcha: 'silent',
  words: { '/form/email-wrong': '/form/email-missing' },
  fields: {
    formType: radio('/sales/type', {
      choices: { Feedback: '/sales/feedback', Other: '/sales/other' },
      start: 'Feedback',
      ...preset,
    }),
    product: product('/sales/product'),
    message: person.message,
    firstName: person.firstName,
    lastName: person.lastName,
    organization: person.company,
    customerNumber: text('/sales/customer-number', { autoComplete: 'off' }),
    contactRequest: radio('/person/contact', {
      choices: { Email: '/person/by-email', Phone: '/person/by-phone', None: '/person/no-contact' },
      start: 'None',
      ...preset,
    }),
    email: { ...person.email, required: by('Email') },
    phone: { ...person.phone, required: by('Phone') },
  },
  rows: [
    { legend: '/sales/matter-part', rows: [['formType'], ['product'], ['message']] },
    {
      legend: '/person/part',
      rows: [
        ['firstName', 'lastName'],
        ['organization', 'customerNumber'],
        ['contactRequest'],
        ['email', 'phone'],
      ],
    },
  ],
  body: flat('captchaToken'),
  send: postSalesForm,
});
