import { formWidget } from '../../core/form/form-widget';
import { contract } from './question-form.contract';
import { question } from './question-form.form';

export const widget = formWidget(contract, question, ({ successText }) => ({
  words: { '/form/thanks': successText },
}));
