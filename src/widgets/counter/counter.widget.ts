import { defineWidget } from '../../core/element/define-widget';
import { Counter } from './counter';
import { contract } from './counter.contract';

export const widget = defineWidget(contract, Counter);
