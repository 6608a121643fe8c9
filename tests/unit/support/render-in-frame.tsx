import type { ReactNode } from 'react';
import { widgetContract } from '../../../src/core/element/contract';
import { defineWidget } from '../../../src/core/element/define-widget';
import { carouselEvents } from '../../../src/core/ui/carousel.events';
import { type RenderOptions, renderWidget } from './render-widget';

const contract = widgetContract({
  name: 'probe',
  purpose: 'text',
  summary: 'Shows what a test gives it.',
  wakes: 'load',
  because: 'A trial.',
  attributes: {},
  events: carouselEvents,
});

/** Renders a shared part inside the frame of a widget, which gives it language, brand and calls. */
export function renderInFrame(
  content: ReactNode | (() => ReactNode),
  options: RenderOptions<typeof contract> = {},
) {
  const view = typeof content === 'function' ? content : () => content;
  return renderWidget(defineWidget(contract, view), options);
}
