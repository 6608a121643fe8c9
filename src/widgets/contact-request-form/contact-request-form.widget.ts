import { defineWidget } from '../../core/element/define-widget';
import { ContactRequestForm } from './contact-request-form';
import { contract } from './contact-request-form.contract';

export const widget = defineWidget(contract, ContactRequestForm);
