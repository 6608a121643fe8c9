import { postPromotionalPhoto } from '../../api/contact';
import { files } from '../../core/files/file-kind';
import { defineForm } from '../../core/form/define-form';
import { agreement } from '../../core/form/kinds/checkbox';
import { radio } from '../../core/form/kinds/choice';
import { person } from '../../core/form/person-fields';
import { texts } from './promotional-photo-form.texts';

/** A photo for a contest; the photo is not required [FOTH-05, FOTH-06]. */
export const promotionalPhoto = defineForm({
  name: 'promotional-photo-form',
  texts,
  label: '/photo/form',
  captcha: 'error',
  words: { '/form/thanks': '/photo/thanks' },
  fields: {
    files: files('/photo/file', { types: ['image/*'], hint: '/photo/file-hint' }),
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    Phone: person.phone,
    MethodOfContact: radio('/photo/contact', {
      choices: { email: '/person/by-email', phone: '/person/by-phone' },
      start: 'email',
      required: true,
      asterisk: false,
    }),
    rules: agreement('/photo/rules', {
      required: true,
      link: '/form/rules-link',
      listedAs: '/photo/rules-listed',
      wire: null,
    }),
  },
  rows: [
    { legend: '/photo/photo-part', rows: [['files']] },
    {
      legend: '/person/part',
      rows: [['FirstName', 'LastName'], ['Email', 'Phone'], ['MethodOfContact']],
    },
    ['rules'],
  ],
  send: postPromotionalPhoto,
});
