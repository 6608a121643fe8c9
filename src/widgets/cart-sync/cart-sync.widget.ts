import { defineWidget } from '../../core/element/define-widget';
import { CartSync } from './cart-sync';
import { contract } from './cart-sync.contract';

export const widget = defineWidget(contract, CartSync);
