import { defineWidget } from '../../core/element/define-widget';
import { Checkout } from './checkout';
import { contract } from './checkout.contract';

export const widget = defineWidget(contract, Checkout);
