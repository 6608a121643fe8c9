import { formWidget } from '../../core/form/form-widget';
import { contract } from './campaign-form.contract';
import { campaign } from './campaign-form.form';

export const widget = formWidget(contract, ({ joinId, rulesUrl, successText }) => ({
  form: campaign,
  fixed: { join: String(joinId) },
  links: { rules: rulesUrl },
  words: { '/form/thanks': successText },
}));
