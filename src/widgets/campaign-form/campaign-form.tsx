import { Form } from '../../core/form/form';
import type { CampaignFormProps } from './campaign-form.contract';
import { campaign } from './campaign-form.form';

export const CampaignForm = ({ joinId, rulesUrl, successText }: CampaignFormProps) => (
  <Form
    form={campaign}
    fixed={{ join: String(joinId) }}
    links={{ rules: rulesUrl }}
    words={{ '/form/thanks': successText }}
  />
);
