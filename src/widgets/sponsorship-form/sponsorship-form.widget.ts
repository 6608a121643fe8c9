import { formWidget } from '../../core/form/form-widget';
import { contract } from './sponsorship-form.contract';
import { sponsorship } from './sponsorship-form.form';

export const widget = formWidget(contract, ({ successUrl }) => ({ form: sponsorship, successUrl }));
