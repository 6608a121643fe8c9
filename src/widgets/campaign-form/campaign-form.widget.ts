import { defineWidget } from '../../core/element/define-widget';
import { CampaignForm } from './campaign-form';
import { contract } from './campaign-form.contract';

export const widget = defineWidget(contract, CampaignForm);
