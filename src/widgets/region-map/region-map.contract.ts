import * as v from 'valibot';
import { field } from '../../api/field';
import { text } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { list, url } from '../../core/element/reading/attributes';

const buttonSchema = v.object({
  buttonLabel: field(text, {
    description: 'Name of the button; without it the name of its region.',
    example: 'Pirkanmaan myynti',
  }),
  buttonRegion: field(text, {
    description:
      'The region, or several with commas or "ja" between them. The map marks regions of Finland by their Finnish, Swedish or English name; another region has its button only in the list.',
    example: 'Pirkanmaa',
    suggestions: [
      ...['Ahvenanmaa', 'Etelä-Karjala', 'Etelä-Pohjanmaa', 'Etelä-Savo', 'Kainuu', 'Kanta-Häme'],
      ...['Keski-Pohjanmaa', 'Keski-Suomi', 'Kymenlaakso', 'Lappi', 'Pohjanmaa', 'Pohjois-Karjala'],
      ...['Pohjois-Pohjanmaa', 'Pohjois-Savo', 'Päijät-Häme', 'Satakunta', 'Uusimaa'],
      ...['Varsinais-Suomi'],
    ],
  }),
  buttonInfo: field(text, {
    description: 'Text about the region; line breaks stay, and telephone numbers become links.',
    example: 'Aluemyyntipäällikkö Maija Mallikas, 020 123 4567',
    holds: 'lines',
  }),
});

export const contract = widgetContract({
  name: 'region-map',
  purpose: 'text',
  summary:
    "A map of Finland’s regions with numbered buttons: a press on one, on the map or in the list beside it, shows its region's text.",
  wakes: 'touch',
  attributes: {
    image: url({
      description:
        'Address of a picture that replaces the map and contains the numbers of the buttons.',
      example: '/pictures/alueet.png',
      holds: 'picture',
    }),
    buttons: list(buttonSchema, {
      required: true,
      description: 'The buttons, in order; their numbers count from 1.',
    }),
  },
  // The map above the regions, beside them where there is room.
  placement: {
    height: { 0: { base: 391, share: 1.67 }, 416: 1085, 640: { share: 0.68 }, 1020: 693 },
  },
});
export type RegionMapProps = PropsOf<typeof contract>;
