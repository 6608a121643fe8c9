import { defineWidget } from '../../core/element/define-widget';
import { ExpertQuestionForm } from './expert-question-form';
import { contract } from './expert-question-form.contract';

export const widget = defineWidget(contract, ExpertQuestionForm);
