import { defineWidget } from '../../core/element/define-widget';
import { BuyButton } from './buy-button';
import { contract } from './buy-button.contract';

export const widget = defineWidget(contract, BuyButton);
