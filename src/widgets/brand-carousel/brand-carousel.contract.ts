import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, requiredText } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { flag, list, number, text } from '../../core/element/reading/attributes';
import { carouselEvents } from '../../core/ui/carousel.events';

const itemSchema = v.object({
  image: field(anyText, {
    required: true,
    description: 'Address of the logo.',
    example: '/logos/ridderheims.svg',
    holds: 'picture',
  }),
  name: field(requiredText, {
    description: 'Name of the brand, for those who do not see the logo.',
    example: 'Ridderheims',
  }),
  link: field(anyText, {
    description: 'Where the logo leads; without it the logo is not a link.',
    example: 'https://www.ridderheims.se/',
  }),
});

export const contract = widgetContract({
  name: 'brand-carousel',
  purpose: 'cards',
  summary: 'The logos of brands in a row that moves by itself, or does not move.',
  wakes: 'load',
  because: 'It moves by itself, and the number that fits is measured.',
  attributes: {
    heading: text({ description: 'Heading above the logos.', example: 'Tuotemerkkimme' }),
    items: list(itemSchema, { required: true, description: 'The brands in order.' }),
    static: flag({ description: 'Shows each brand once, in rows that do not move.' }),
    seconds: number({
      default: 3,
      min: 1,
      max: 3600,
      description: 'Seconds between two turns.',
      example: '5',
    }),
  },
  events: carouselEvents,
  // A heading, a row of logos and the controls; a static one shows rows without controls.
  placement: {
    height: { 0: 249, 700: 264, 900: 272 },
    heightWith: {
      static: {
        0: { base: 110, row: 104, columns: 2 },
        430: { base: 105, row: 104, columns: 3 },
        700: 220,
      },
    },
    entries: 5,
  },
});
export type BrandCarouselProps = PropsOf<typeof contract>;
