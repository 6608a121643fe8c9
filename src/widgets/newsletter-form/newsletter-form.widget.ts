import { defineWidget } from '../../core/element/define-widget';
import { NewsletterForm } from './newsletter-form';
import { contract } from './newsletter-form.contract';

export const widget = defineWidget(contract, NewsletterForm);
