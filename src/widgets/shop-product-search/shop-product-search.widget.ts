import { defineWidget } from '../../core/element/define-widget';
import { ShopProductSearch } from './shop-product-search';
import { contract } from './shop-product-search.contract';

export const widget = defineWidget(contract, ShopProductSearch);
