import * as v from 'valibot';
import { flag, list, number } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

const imageSchema = v.object({ image: v.string(), imgText: v.optional(v.string(), '') });

export const contract = widgetContract({
  name: 'hero-carousel',
  summary: 'Large images at the top of a page, one at a time, with dots and autoplay.',
  attributes: {
    images: list(imageSchema, {
      description: 'The images in order, each with image (address) and imgText (text over it).',
    }),
    autoplay: flag({
      default: true,
      description: 'Changes between the first two images by itself; "false" turns it off.',
      example: 'false',
    }),
    autoplayspeedinseconds: number({
      default: 5,
      min: 1,
      max: 3600,
      description: 'Seconds between two changes.',
      example: '8',
    }),
  },
  events: {
    'atria-slide': event<{ index: number }>({
      description: 'A visitor chose an image; the detail has its index from 0.',
    }),
  },
});
export type HeroCarouselProps = PropsOf<typeof contract>;
export type HeroCarouselEvents = EventsOf<typeof contract>;
