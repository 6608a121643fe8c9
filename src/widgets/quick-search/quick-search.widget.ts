import { defineWidget } from '../../core/element/define-widget';
import { QuickSearchBox } from './quick-search';
import { contract } from './quick-search.contract';

export const widget = defineWidget(contract, QuickSearchBox);
