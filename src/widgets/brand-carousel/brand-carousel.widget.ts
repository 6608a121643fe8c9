import { defineWidget } from '../../core/element/define-widget';
import { BrandCarousel } from './brand-carousel';
import { contract } from './brand-carousel.contract';

export const widget = defineWidget(contract, BrandCarousel);
