import { defineWidget } from '../../core/element/define-widget';
import { NewsletterPopup } from './newsletter-popup';
import { contract } from './newsletter-popup.contract';

export const widget = defineWidget(contract, NewsletterPopup);
