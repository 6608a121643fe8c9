import { defineWidget } from '../../core/element/define-widget';
import { ProfessionalProductSearch } from './professional-product-search';
import { contract } from './professional-product-search.contract';

export const widget = defineWidget(contract, ProfessionalProductSearch);
