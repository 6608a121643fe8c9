import { defineWidget } from '../../core/element/define-widget';
import { ProductSearch } from './product-search';
import { contract } from './product-search.contract';

export const widget = defineWidget(contract, ProductSearch);
