import { postExpertQuestion } from '../../api/contact';
import { defineForm } from '../form/define-form';
import { area } from '../form/kinds/area';
import { email } from '../form/kinds/email';
import { hidden } from '../form/kinds/hidden';
import { phone } from '../form/kinds/phone';
import { text } from '../form/kinds/text';
import { person } from '../form/person-fields';
import { expertQuestionTexts as texts } from './expert-question.texts';

const required = true;

/** A question to an expert [FBUS-11, FBUS-12, FBUS-14]; the page sets subject and customer. */
export const expertQuestion = defineForm({
  name: 'expert-question-form',
  texts,
  label: '/expert-question/form',
  captcha: 'silent',
  words: {
    '/form/box-title': '/expert-question/box-title',
    '/form/box-heading': '/expert-question/box-heading',
    '/shared/error': '/form/failed',
  },
  fields: {
    Subject: hidden(),
    FullName: text('/expert-question/name', { required, autoComplete: 'name' }),
    Company: person.company,
    Email: email('/expert-question/email', { required }),
    Phone: phone('/expert-question/phone'),
    Message: area('/person/message-part', { required, anySigns: true }),
    CustomerId: hidden(),
  },
  rows: [['FullName', 'Company'], ['Email', 'Phone'], ['Message']],
  send: postExpertQuestion,
});
