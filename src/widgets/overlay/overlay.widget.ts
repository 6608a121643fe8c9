import { defineWidget } from '../../core/element/define-widget';
import { Overlay } from './overlay';
import { contract } from './overlay.contract';

export const widget = defineWidget(contract, Overlay);
