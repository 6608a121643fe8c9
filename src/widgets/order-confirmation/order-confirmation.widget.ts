import { defineWidget } from '../../core/element/define-widget';
import { OrderConfirmation } from './order-confirmation';
import { contract } from './order-confirmation.contract';

export const widget = defineWidget(contract, OrderConfirmation);
