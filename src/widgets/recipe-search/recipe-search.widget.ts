import { defineWidget } from '../../core/element/define-widget';
import { RecipeSearch } from './recipe-search';
import { contract } from './recipe-search.contract';

export const widget = defineWidget(contract, RecipeSearch);
