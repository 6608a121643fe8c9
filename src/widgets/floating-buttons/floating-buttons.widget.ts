import { defineWidget } from '../../core/element/define-widget';
import { FloatingButtons } from './floating-buttons';
import { contract } from './floating-buttons.contract';

export const widget = defineWidget(contract, FloatingButtons);
