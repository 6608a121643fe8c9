import { expertQuestion } from '../../core/contact/expert-question.form';
import { formWidget } from '../../core/form/form-widget';
import { contract } from './expert-question-form.contract';

export const widget = formWidget(contract, ({ subject, customerId, successUrl }) => ({
  form: expertQuestion,
  fixed: { Subject: subject, CustomerId: customerId },
  successUrl,
}));
