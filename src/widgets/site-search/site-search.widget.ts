import { defineWidget } from '../../core/element/define-widget';
import { SiteSearch } from './site-search';
import { contract } from './site-search.contract';

export const widget = defineWidget(contract, SiteSearch);
