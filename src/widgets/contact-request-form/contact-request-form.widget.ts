import { pushContactRequest } from '../../core/analytics/data-layer';
import { formWidget } from '../../core/form/form-widget';
import { contract } from './contact-request-form.contract';
import { contactRequest } from './contact-request-form.form';

export const widget = formWidget(contract, ({ subject, customerId, successUrl }) => ({
  form: contactRequest,
  fixed: { Subject: subject, CustomerId: customerId },
  successUrl,
  onSuccess: pushContactRequest,
}));
