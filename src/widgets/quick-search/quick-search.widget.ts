import { defineWidget } from '../../core/element/define-widget';
import { QuickSearch } from '../../core/quick-search/quick-search';
import { contract } from './quick-search.contract';

export const widget = defineWidget(contract, QuickSearch);
