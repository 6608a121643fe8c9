import { defineWidget } from '../../core/element/define-widget';
import { DeliveryCheck } from './delivery-check';
import { contract } from './delivery-check.contract';

export const widget = defineWidget(contract, DeliveryCheck);
