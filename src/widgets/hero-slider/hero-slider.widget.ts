import { defineWidget } from '../../core/element/define-widget';
import { HeroSlider } from './hero-slider';
import { contract } from './hero-slider.contract';

export const widget = defineWidget(contract, HeroSlider);
