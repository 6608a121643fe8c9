import * as v from 'valibot';
import { field } from '../../api/field';
import { text, yes } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { list } from '../../core/element/reading/attributes';
import { carouselEvents } from '../../core/ui/carousel.events';

const alignments = ['left', 'center', 'right'] as const;

const slideSchema = v.object({
  image: field(text, {
    required: true,
    description: 'Address of the picture.',
    example: '/pictures/grilli.jpg',
    holds: 'picture',
  }),
  text: field(text, {
    description: 'Text over the picture.',
    example: 'Grillikausi alkaa',
  }),
  darken: field(yes, {
    description:
      'Lays a dark layer over the picture, with the text in its middle; without it the text is on a shade at the bottom.',
    example: 'true',
  }),
  textAlignment: field(text, {
    description: 'Where the text is: left, center or right.',
    example: 'center',
    values: alignments,
  }),
  classes: field(text, {
    description:
      'Class names of the slide, separated by blanks. They are its parts too, so a page can style it: atria-hero-slider::part(NAME).',
    example: 'joulu',
  }),
});

export const contract = widgetContract({
  name: 'hero-slider',
  purpose: 'pictures',
  summary: 'Large slides that go around in both directions, with a text over each picture.',
  wakes: 'touch',
  attributes: {
    slides: list(slideSchema, { required: true, description: 'The slides in order.' }),
  },
  events: carouselEvents,
  placement: {
    height: { 0: 400, 640: 480, 896: 560 },
    picture: ['slides', 'image'],
  },
});
export type HeroSliderProps = PropsOf<typeof contract>;
