import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './search-field.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Leads to the search of the whole site.' },
  recipes: {
    title: 'Leads to the recipes only, with a text of its own.',
    attributes: { contentGroup: 2, label: 'Etsi reseptejä' },
  },
  swedish: {
    title: 'In Swedish on the Ridderheims site.',
    brand: 'ridderheimsse',
    language: 'se',
    attributes: { searchUrl: '/sok' },
  },
  longLabel: {
    title: 'A label longer than the field is cut.',
    attributes: {
      label: 'Etsi tuotteita, reseptejä, uutisia, ohjeita ja kaikkea muuta mitä sivustolla on',
    },
    state: true,
  },
};
