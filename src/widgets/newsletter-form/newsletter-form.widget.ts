import { defineWidget } from '../../core/element/define-widget';
import { hasDraft } from '../../core/form/drafts';
import { NewsletterForm } from './newsletter-form';
import { contract } from './newsletter-form.contract';

export const widget = defineWidget(contract, NewsletterForm, hasDraft);
