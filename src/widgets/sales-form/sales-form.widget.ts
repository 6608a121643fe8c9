import { defineWidget } from '../../core/element/define-widget';
import { SalesForm } from './sales-form';
import { contract } from './sales-form.contract';

export const widget = defineWidget(contract, SalesForm);
