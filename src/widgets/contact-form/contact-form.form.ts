import { postContactWithImage, postMfContact } from '../../api/contact';
import { files } from '../../core/files/file-kind';
import { defineForm } from '../../core/form/define-form';
import { person } from '../../core/form/person-fields';
import { texts } from './contact-form.texts';

/** A message with an image; one of the sites has its own path [FBUS-08, FBUS-10]. */
export const contact = defineForm({
  name: 'contact-form',
  texts,
  label: '/contact/form',
  captcha: 'silent',
  fields: {
    Message: person.message,
    files: files('/contact/file', { types: ['image/*'], hint: '/contact/file-hint' }),
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    Phone: person.phone,
  },
  rows: [
    { legend: '/person/message-part', rows: [['Message'], ['files']] },
    {
      legend: '/person/part',
      rows: [
        ['FirstName', 'LastName'],
        ['Email', 'Phone'],
      ],
    },
  ],
  send: (api, request, sending) => {
    if (sending.brand !== 'mestariforsmanfi') return postContactWithImage(api, request, sending);
    // biome-ignore lint/suspicious/noConsole: asked for by who looks into the form [FBUS-09].
    if (sending.props.debug) console.log('atria-contact-form', request);
    return postMfContact(api, request, sending);
  },
});
