import { defineWidget } from '../../core/element/define-widget';
import { RecipeBanner } from './recipe-banner';
import { contract } from './recipe-banner.contract';

export const widget = defineWidget(contract, RecipeBanner);
