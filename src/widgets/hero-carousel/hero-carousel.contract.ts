import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText, text } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { flag, list, number } from '../../core/element/reading/attributes';
import { carouselEvents } from '../../core/ui/carousel.events';

const imageSchema = v.object({
  image: field(requiredText, {
    description: 'Address of the picture.',
    example: '/pictures/grilli.jpg',
    holds: 'picture',
  }),
  imgText: field(text, {
    description: 'Text over the picture.',
    example: 'Grillikausi alkaa',
  }),
});

export const contract = widgetContract({
  name: 'hero-carousel',
  purpose: 'pictures',
  summary: 'Large images at the top of a page, one at a time, with dots and autoplay.',
  wakes: 'touch',
  attributes: {
    images: list(imageSchema, {
      required: true,
      description: 'The images in order.',
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
  events: carouselEvents,
  placement: { height: { 0: 600 }, picture: ['images', 'image'] },
});
export type HeroCarouselProps = PropsOf<typeof contract>;
