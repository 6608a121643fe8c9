import { defineWidget } from '../../core/element/define-widget';
import { ExportContactForm } from './export-contact-form';
import { contract } from './export-contact-form.contract';

export const widget = defineWidget(contract, ExportContactForm);
