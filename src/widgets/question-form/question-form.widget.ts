import { formWidget } from '../../core/form/form-widget';
import { contract } from './question-form.contract';
import { question } from './question-form.form';

export const widget = formWidget(contract, ({ successText }) => ({
  form: question,
  words: { '/form/thanks': successText },
}));
