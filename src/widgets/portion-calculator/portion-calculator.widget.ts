import { defineWidget } from '../../core/element/define-widget';
import { PortionCalculator } from './portion-calculator';
import { contract } from './portion-calculator.contract';

export const widget = defineWidget(contract, PortionCalculator);
