import { defineWidget } from '../../core/element/define-widget';
import { HeroCarousel } from './hero-carousel';
import { contract } from './hero-carousel.contract';

export const widget = defineWidget(
  contract,
  HeroCarousel,
  (_get, _widget, { autoplay }) => autoplay,
);
