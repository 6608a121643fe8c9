import { postFeedback, postReclamation } from '../../api/retail-contact';
import { asMidnight, date } from '../../core/date/date-kind';
import { files } from '../../core/files/file-kind';
import { defineForm } from '../../core/form/define-form';
import type { Values } from '../../core/form/field';
import { flags, radio } from '../../core/form/kinds/choice';
import { postalCode } from '../../core/form/kinds/postal-code';
import { text } from '../../core/form/kinds/text';
import { person } from '../../core/form/person-fields';
import { namedProduct, product } from '../../core/product/product-kind';
import { texts } from './retail-contact-form.texts';

const name = 'retail-contact-form';
const required = true;
const by = (way: string) => (values: Values) => values.contact === way;
const productWire = namedProduct('ProductName', 'ProductId');

/** The writer, and how to answer: in both forms [FCOMP-03, FCOMP-06]. */
const writer = {
  Firstname: person.firstName,
  Lastname: person.lastName,
  StreetAddress: text('/person/street', { required, autoComplete: 'address-line1' }),
  PostalCode: postalCode('/person/postal-code', { required }),
  City: text('/person/city', { required, autoComplete: 'address-level2' }),
  contact: radio('/person/contact', {
    required,
    choices: {
      email: '/person/by-email',
      phone: '/person/by-phone',
      none: '/person/no-contact',
    },
    wire: flags({ email: 'ContactByEmail', phone: 'ContactByPhone', none: 'NoContact' }),
  }),
  Email: { ...person.email, required: by('email') },
  Phone: { ...person.phone, required: by('phone') },
};
const personRows = {
  legend: '/person/part',
  rows: [
    ['Firstname', 'Lastname'],
    ['StreetAddress'],
    ['PostalCode', 'City'],
    ['contact'],
    ['Email', 'Phone'],
  ],
} as const;

/** A complaint about a product [FCOMP-02, FCOMP-03, FCOMP-05]. */
export const complaint = defineForm({
  name,
  texts,
  label: '/retail-contact/complaint',
  captcha: 'silent',
  words: { '/form/box-heading': '/form/box-check' },
  fields: {
    product: product('/retail-contact/product', { required, wire: productWire }),
    // By its own name browsers would read it, and the batch number after it, as a payment card's.
    bestBefore: date('/retail-contact/expiration', {
      required,
      months: true,
      hint: '/retail-contact/expiration-hint',
      wire: asMidnight('ExpirationDate'),
    }),
    BatchNumber: text('/retail-contact/batch', { autoComplete: 'off' }),
    PlaceOfPurchase: text('/retail-contact/place', { required }),
    Message: person.message,
    files: files('/retail-contact/files', {
      hint: '/retail-contact/files-hint',
      types: ['image/jpeg', 'image/png'],
      max: 3,
    }),
    ...writer,
  },
  rows: [
    {
      legend: '/retail-contact/product-part',
      rows: [['product'], ['bestBefore', 'BatchNumber'], ['PlaceOfPurchase']],
    },
    { legend: '/person/message-part', rows: [['Message'], ['files']] },
    personRows,
  ],
  send: postReclamation,
});

/** Any other matter [FCOMP-06, FCOMP-07]. */
export const feedback = defineForm({
  name,
  texts,
  label: '/retail-contact/feedback',
  captcha: 'silent',
  fields: {
    product: product('/retail-contact/product', { wire: productWire }),
    Message: person.message,
    ...writer,
  },
  rows: [
    { legend: '/retail-contact/product-part', rows: [['product']] },
    { legend: '/person/message-part', rows: [['Message']] },
    personRows,
  ],
  send: postFeedback,
});
