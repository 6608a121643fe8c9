import { defineWidget } from '../../core/element/define-widget';
import { CardCarousel } from './card-carousel';
import { contract } from './card-carousel.contract';

export const widget = defineWidget(contract, CardCarousel);
