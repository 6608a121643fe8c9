import { defineWidget } from '../../core/element/define-widget';
import { DeliveryTime } from './delivery-time';
import { contract } from './delivery-time.contract';

export const widget = defineWidget(contract, DeliveryTime);
