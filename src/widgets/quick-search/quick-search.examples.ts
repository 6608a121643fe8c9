import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './quick-search.contract';

export const examples: ExamplesOf<typeof contract> = {
  quick: { title: 'A wide field with its button, as in the middle of a page.' },
  mobile: {
    title: 'In the bar of a mobile header: the panel is as wide as the window.',
    attributes: { layout: 'mobile' },
  },
  sticky: {
    title: 'In a fixed row: 216 px wide, the text in the primary colour.',
    attributes: { layout: 'sticky' },
  },
  poultry: {
    title: 'On the poultry site, with a text of its own.',
    brand: 'jyvabroiler',
    attributes: { label: 'Etsi resepti tai tuote' },
  },
  german: {
    title: 'In German on the export site, with its own search page.',
    brand: 'export',
    language: 'de',
    attributes: { searchUrl: '/de/suche?site=export' },
  },
  failing: {
    title: 'The suggestions call fails: nothing is shown, Enter still leads to the search page.',
    fault: 'suggestions:500',
  },
  loading: {
    title: 'The suggestions take their time: rows stand for them.',
    fault: 'suggestions:never',
  },
  empty: {
    title: 'There is nothing to suggest.',
    fault: 'suggestions:empty',
  },
  longestTexts: {
    title: 'Long words in the suggestions.',
    fault: 'suggestions:long',
  },
  longLabel: {
    title: 'A label longer than the field is cut.',
    attributes: {
      layout: 'sticky',
      label: 'Etsi tuote, resepti, ajankohtainen uutinen tai mitä tahansa muuta tietoa sivustolta',
    },
    state: true,
  },
};
