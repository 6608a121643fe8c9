import { pushContactRequest } from '../../core/contact/push-contact-request';
import { formWidget } from '../../core/form/form-widget';
import { contract } from './contact-request-form.contract';
import { contactRequest } from './contact-request-form.form';

export const widget = formWidget(
  contract,
  contactRequest,
  ({ subject, customerId, successUrl }) => ({
    fixed: { Subject: subject, CustomerId: customerId },
    successUrl,
    onSuccess: pushContactRequest,
  }),
);
