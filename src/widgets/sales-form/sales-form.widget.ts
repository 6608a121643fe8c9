import { pushContactRequest } from '../../core/analytics/data-layer';
import { formWidget } from '../../core/form/form-widget';
import { contract } from './sales-form.contract';
import { sales } from './sales-form.form';

export const widget = formWidget(
  contract,
  ({ formType, requiredText, invalidEmailText, ...options }) => ({
    form: sales,
    ...options,
    start: { formType },
    words: { '/shared/required': requiredText, '/form/email-wrong': invalidEmailText },
    onSuccess: pushContactRequest,
  }),
);
