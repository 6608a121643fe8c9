import { defineWidget } from '../../core/element/define-widget';
import { SearchFieldBox } from './search-field';
import { contract } from './search-field.contract';

export const widget = defineWidget(contract, SearchFieldBox);
