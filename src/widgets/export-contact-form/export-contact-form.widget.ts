import { formWidget } from '../../core/form/form-widget';
import { contract } from './export-contact-form.contract';
import { exportContact } from './export-contact-form.form';

export const widget = formWidget(contract, ({ contentId, customerId, errorText, successText }) => ({
  form: exportContact,
  fixed: { ContentId: contentId, CustomerId: customerId },
  words: { '/shared/error': errorText, '/form/thanks': successText },
}));
