import { defineWidget } from '../../core/element/define-widget';
import { SchoolSlider } from './school-slider';
import { contract } from './school-slider.contract';

export const widget = defineWidget(contract, SchoolSlider);
