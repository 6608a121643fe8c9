import { postSchoolMaterialOrder } from '../../api/school-material';
import { wrappedWithoutFiles } from '../../core/form/body';
import { defineForm } from '../../core/form/define-form';
import type { Wire } from '../../core/form/field';
import { checkboxes } from '../../core/form/kinds/checkboxes';
import { hidden } from '../../core/form/kinds/hidden';
import { text } from '../../core/form/kinds/text';
import { person } from '../../core/form/person-fields';
import { texts } from './school-material-form.texts';

/** Names and addresses of the chosen materials, as two lists [FSCH-02]. */
const namesAndLinks: Wire<readonly string[]> = (_, chosen, options) => ({
  Materials: options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label),
  Links: chosen,
});

/** An order of school materials; the page lists them [FSCH-02, FSCH-03, FSCH-04, FSCH-05]. */
export const schoolMaterial = defineForm({
  name: 'school-material-form',
  texts,
  label: '/school-material/form',
  captcha: 'silent',
  words: {
    '/form/send': '/school-material/order',
    '/form/thanks': '/school-material/thanks',
    '/shared/error': '/school-material/failed',
  },
  fields: {
    Materials: checkboxes('/school-material/materials', {
      required: true,
      missing: '/school-material/choose',
      wire: namesAndLinks,
    }),
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    School: text('/school-material/school', { autoComplete: 'organization' }),
    Region: text('/school-material/region', { autoComplete: 'address-level1' }),
    Message: { ...person.message, required: false, hint: '/school-material/message-hint' },
    Subject: hidden(),
  },
  rows: [
    ['Materials'],
    {
      legend: '/school-material/person-part',
      rows: [['FirstName', 'LastName'], ['Email'], ['School', 'Region'], ['Message']],
    },
  ],
  body: wrappedWithoutFiles,
  send: postSchoolMaterialOrder,
});
