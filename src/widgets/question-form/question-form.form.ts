import { postQuestion } from '../../api/retail-contact';
import { defineForm } from '../../core/form/define-form';
import { area } from '../../core/form/kinds/area';
import { texts } from './question-form.texts';

/** A question to the producer: only a message, with thanks in place [FOTH-01, FORM-10]. */
export const question = defineForm({
  name: 'question-form',
  texts,
  label: '/question/form',
  captcha: 'silent',
  words: { '/form/characters': '/question/characters', '/form/thanks': '/question/thanks' },
  fields: {
    // The only field: a star would only raise questions.
    Message: area('/question/message', { required: true, asterisk: false, hint: '/question/hint' }),
  },
  send: postQuestion,
});
