import { postExportContact } from '../../api/contact';
import { defineForm } from '../../core/form/define-form';
import { area } from '../../core/form/kinds/area';
import { hidden } from '../../core/form/kinds/hidden';
import { person } from '../../core/form/person-fields';
import { texts } from './export-contact-form.texts';

/** An export contact request; the page sets content and customer [FBUS-01, FBUS-02, FBUS-03]. */
export const exportContact = defineForm({
  name: 'export-contact-form',
  texts,
  label: '/export-contact/form',
  captcha: 'silent',
  failure: 'button',
  words: {
    '/form/box-title': '/export-contact/box-title',
    '/form/box-heading': '/export-contact/box-heading',
    '/form/characters': '/export-contact/characters',
    '/form/thanks': '/export-contact/thanks',
    '/shared/error': '/export-contact/failed',
  },
  fields: {
    Subject: hidden('Atria Export Contact Request'),
    FullName: person.fullName,
    Company: { ...person.company, required: true },
    Email: person.email,
    Phone: person.phone,
    Message: area('/person/message', { maxLength: 1000, hint: '/export-contact/hint' }),
    ContentId: hidden(),
    CustomerId: hidden(),
  },
  rows: [['FullName', 'Company'], ['Email', 'Phone'], ['Message']],
  send: postExportContact,
});
