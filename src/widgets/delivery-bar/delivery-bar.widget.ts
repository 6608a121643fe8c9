import { defineWidget } from '../../core/element/define-widget';
import { DeliveryBar } from './delivery-bar';
import { contract } from './delivery-bar.contract';

export const widget = defineWidget(contract, DeliveryBar);
