import { defineWidget } from '../../core/element/define-widget';
import { NewsletterModal } from './newsletter-modal';
import { contract } from './newsletter-modal.contract';

export const widget = defineWidget(contract, NewsletterModal);
