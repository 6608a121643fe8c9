import { defineWidget } from '../../core/element/define-widget';
import { QuickView } from './quick-view';
import { contract } from './quick-view.contract';

export const widget = defineWidget(contract, QuickView);
