import { postSponsorship } from '../../api/retail-contact';
import { date } from '../../core/date/date-kind';
import { files } from '../../core/files/file-kind';
import { defineForm } from '../../core/form/define-form';
import { area } from '../../core/form/kinds/area';
import { radio } from '../../core/form/kinds/choice';
import { text } from '../../core/form/kinds/text';
import { person } from '../../core/form/person-fields';
import { texts } from './sponsorship-form.texts';

const required = true;

/** The value sent for a subject, in any language [FOTH-02]. */
const subjects = {
  'Lasten ja nuorten liikunta': '/sponsorship/sport',
  'Muu joukkuetoiminta Atrian tehdaspaikkakunnilla': '/sponsorship/teams',
  'Koulujen ja oppilaitosten hyvän mielen toiminta': '/sponsorship/schools',
};

/** An application for sponsorship [FOTH-02, FOTH-03, FOTH-04]. */
export const sponsorship = defineForm({
  name: 'sponsorship-form',
  texts,
  label: '/sponsorship/form',
  captcha: 'silent',
  words: { '/form/thanks': '/sponsorship/thanks' },
  fields: {
    Subject: radio('/sponsorship/subject', {
      choices: subjects,
      start: 'Lasten ja nuorten liikunta',
      required,
      asterisk: false,
    }),
    Groupname: text('/sponsorship/group', { required, autoComplete: 'organization' }),
    EventDate: date('/sponsorship/date'),
    Message: area('/sponsorship/message', { required, hint: '/sponsorship/message-hint' }),
    files: files('/sponsorship/file', {
      types: ['application/pdf'],
      hint: '/sponsorship/file-hint',
    }),
    Firstname: person.firstName,
    Lastname: person.lastName,
    Email: person.email,
    Phone: person.phone,
  },
  rows: [
    {
      legend: '/sponsorship/matter-part',
      rows: [['Subject'], ['Groupname', 'EventDate'], ['Message'], ['files']],
    },
    {
      legend: '/person/part',
      rows: [
        ['Firstname', 'Lastname'],
        ['Email', 'Phone'],
      ],
    },
  ],
  send: postSponsorship,
});
