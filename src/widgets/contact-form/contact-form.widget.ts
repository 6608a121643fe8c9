import { formWidget } from '../../core/form/form-widget';
import { contract } from './contact-form.contract';
import { contact } from './contact-form.form';

export const widget = formWidget(contract, ({ successUrl }) => ({ form: contact, successUrl }));
