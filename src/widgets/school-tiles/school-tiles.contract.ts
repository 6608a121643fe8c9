import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText, text } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { list } from '../../core/element/reading/attributes';

const itemSchema = v.object({
  heading: field(requiredText, {
    description: 'What the tile leads to.',
    example: 'Hävikkiviikon tehtävät',
  }),
  image: field(text, {
    description: 'Address of the picture; without it the heading is on the brand’s colour.',
    example: '/pictures/havikki.jpg',
    holds: 'picture',
  }),
  link: field(text, {
    description: 'Where the tile leads.',
    example: '/koulut/havikkiviikko',
  }),
});

const tile = { base: -16, row: 78, share: 0.75, gap: 16 };

export const contract = widgetContract({
  name: 'school-tiles',
  purpose: 'school',
  summary: 'Tiles of school materials: a picture and a heading, which together are the link.',
  wakes: 'touch',
  attributes: {
    items: list(itemSchema, { required: true, description: 'The tiles, in order.' }),
  },
  // Tiles with pictures, four unless the tag says otherwise.
  placement: {
    height: {
      0: tile,
      320: { ...tile, columns: 2 },
      488: { ...tile, columns: 3 },
      656: { ...tile, columns: 4 },
    },
    entries: 4,
  },
});
export type SchoolTilesProps = PropsOf<typeof contract>;
