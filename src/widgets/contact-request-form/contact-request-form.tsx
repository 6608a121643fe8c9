import { pushContactRequest } from '../../core/contact/push-contact-request';
import { Form } from '../../core/form/form';
import type { ContactRequestFormProps } from './contact-request-form.contract';
import { contactRequest } from './contact-request-form.form';

export const ContactRequestForm = ({
  subject,
  customerId,
  successUrl,
}: ContactRequestFormProps) => (
  <Form
    form={contactRequest}
    fixed={{ Subject: subject, CustomerId: customerId }}
    successUrl={successUrl}
    onSuccess={pushContactRequest}
  />
);
