import { defineWidget } from '../../core/element/define-widget';
import { ContactForm } from './contact-form';
import { contract } from './contact-form.contract';

export const widget = defineWidget(contract, ContactForm);
