import { defineWidget } from '../../core/element/define-widget';
import { QuestionForm } from './question-form';
import { contract } from './question-form.contract';

export const widget = defineWidget(contract, QuestionForm);
