import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, list, text } from '../../core/element/reading/attributes';

const cardSchema = v.object({
  name: field(anyText, {
    required: true,
    description: 'Name of the person.',
    example: 'Maija Virtanen',
  }),
  title: field(anyText, {
    description: 'What the person does.',
    example: 'Aluemyyntipäällikkö',
  }),
  image: field(anyText, {
    description: 'Address of the picture; without one the initials are shown.',
    example: '/kuvat/maija-virtanen.jpg',
    holds: 'picture',
  }),
  phone: field(anyText, {
    description: 'Telephone number as people write it.',
    example: '+358 20 472 8300',
  }),
  email: field(anyText, {
    description: 'E-mail address.',
    example: 'maija.virtanen@atria.example',
  }),
  region: field(anyText, {
    description: 'Region the person serves; in the export variant cards are grouped by it.',
    example: 'Pohjanmaa',
  }),
  text: field(anyText, {
    description: 'More about the person, plain or as HTML.',
    example: 'Tavoitat minut arkisin klo 8–16.',
    holds: 'html',
  }),
});
export type ContactCard = v.InferOutput<typeof cardSchema>;

const card = { base: 29, row: 290, gap: 20 };

export const contract = widgetContract({
  name: 'contact-cards',
  purpose: 'cards',
  summary: 'Contact persons with telephone and e-mail, of food service or export.',
  wakes: 'touch',
  attributes: {
    heading: text({ description: 'Heading above the cards.', example: 'Myynti lähellä sinua' }),
    variant: choice(['foodservice', 'export'], {
      description: 'Cards in one grid, or grouped by region.',
      example: 'export',
    }),
    cards: list(cardSchema, { required: true, description: 'The cards, in order.' }),
  },
  // A heading and cards without pictures, four unless the tag says otherwise.
  placement: {
    height: {
      // The picture is beside the text.
      0: { ...card, row: 205 },
      500: { ...card, columns: 2 },
      760: { ...card, columns: 3 },
      1020: { ...card, columns: 4 },
    },
    entries: 4,
  },
});
export type ContactCardsProps = PropsOf<typeof contract>;
