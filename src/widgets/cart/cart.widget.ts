import { defineWidget } from '../../core/element/define-widget';
import { Cart } from './cart';
import { contract } from './cart.contract';

export const widget = defineWidget(contract, Cart);
