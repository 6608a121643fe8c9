import { defineWidget } from '../../core/element/define-widget';
import { ExportProductSearch } from './export-product-search';
import { contract } from './export-product-search.contract';

export const widget = defineWidget(contract, ExportProductSearch);
