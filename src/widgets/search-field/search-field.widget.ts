import { defineWidget } from '../../core/element/define-widget';
import { SearchField } from './search-field';
import { contract } from './search-field.contract';

export const widget = defineWidget(contract, SearchField);
