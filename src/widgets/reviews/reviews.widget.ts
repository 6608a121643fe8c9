import { defineWidget } from '../../core/element/define-widget';
import { Reviews } from './reviews';
import { contract } from './reviews.contract';

export const widget = defineWidget(contract, Reviews);
