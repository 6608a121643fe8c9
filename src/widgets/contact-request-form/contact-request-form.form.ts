import { postContactRequest } from '../../api/contact';
import { defineForm } from '../../core/form/define-form';
import { hidden } from '../../core/form/kinds/hidden';
import { person } from '../../core/form/person-fields';
import { texts } from './contact-request-form.texts';

/** A business contact request: the fields of an expert question, with the kit's texts [FBUS-15]. */
export const contactRequest = defineForm({
  name: 'contact-request-form',
  texts,
  label: '/contact-request/form',
  captcha: 'silent',
  fields: {
    Subject: hidden(),
    FullName: person.fullName,
    Company: person.company,
    Email: person.email,
    Phone: { ...person.phone, required: false },
    Message: person.message,
    CustomerId: hidden(),
  },
  rows: [['FullName', 'Company'], ['Email', 'Phone'], ['Message']],
  send: postContactRequest,
});
