import { defineWidget } from '../../core/element/define-widget';
import { ProductCard } from './product-card';
import { contract } from './product-card.contract';

export const widget = defineWidget(contract, ProductCard);
