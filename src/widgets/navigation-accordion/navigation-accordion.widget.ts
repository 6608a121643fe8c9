import { defineWidget } from '../../core/element/define-widget';
import { NavigationAccordion } from './navigation-accordion';
import { contract } from './navigation-accordion.contract';

export const widget = defineWidget(contract, NavigationAccordion);
