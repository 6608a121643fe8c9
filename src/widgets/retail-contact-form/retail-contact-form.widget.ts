import { defineWidget } from '../../core/element/define-widget';
import { hasDraft } from '../../core/form/drafts';
import { RetailContactForm } from './retail-contact-form';
import { contract } from './retail-contact-form.contract';

export const widget = defineWidget(contract, RetailContactForm, hasDraft);
