import { defineWidget } from '../../core/element/define-widget';
import { NewsSearch } from './news-search';
import { contract } from './news-search.contract';

export const widget = defineWidget(contract, NewsSearch);
