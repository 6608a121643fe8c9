import { defineWidget } from '../../core/element/define-widget';
import { SponsorshipForm } from './sponsorship-form';
import { contract } from './sponsorship-form.contract';

export const widget = defineWidget(contract, SponsorshipForm);
