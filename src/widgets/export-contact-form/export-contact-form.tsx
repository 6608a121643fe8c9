import { Form } from '../../core/form/form';
import type { ExportContactFormProps } from './export-contact-form.contract';
import { exportContact } from './export-contact-form.form';

export const ExportContactForm = ({
  contentId,
  customerId,
  errorText,
  successText,
}: ExportContactFormProps) => (
  <Form
    form={exportContact}
    fixed={{ ContentId: contentId, CustomerId: customerId }}
    words={{ '/shared/error': errorText, '/form/thanks': successText }}
  />
);
