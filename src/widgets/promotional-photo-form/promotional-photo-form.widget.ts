import { formWidget } from '../../core/form/form-widget';
import { contract } from './promotional-photo-form.contract';
import { promotionalPhoto } from './promotional-photo-form.form';

export const widget = formWidget(contract, ({ rulesUrl, successUrl }) => ({
  form: promotionalPhoto,
  links: { rules: rulesUrl },
  successUrl,
}));
