import { formWidget } from '../../core/form/form-widget';
import { contract } from './export-contact-form.contract';
import { exportContact } from './export-contact-form.form';

export const widget = formWidget(
  contract,
  exportContact,
  ({ contentId, customerId, errorText, successText }) => ({
    fixed: { ContentId: contentId, CustomerId: customerId },
    words: { '/shared/error': errorText, '/form/thanks': successText },
  }),
);
