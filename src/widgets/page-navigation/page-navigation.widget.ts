import { defineWidget } from '../../core/element/define-widget';
import { PageNavigation } from './page-navigation';
import { contract } from './page-navigation.contract';

export const widget = defineWidget(contract, PageNavigation);
