import { defineTexts } from '../i18n/texts';

/** Texts of all search pages. */
export const texts = defineTexts({
  '/search/empty-filters': [
    'Tyhjennä suodattimet',
    'Empty filters',
    'Rensa filter',
    'Filter zurücksetzen',
  ],
  '/search/clear': ['Tyhjennä haku', 'Clear search', 'Rensa sökningen', 'Suche zurücksetzen'],
  '/search/tip': [
    'Kokeile toista sanaa, tai vain yhtä kerrallaan.',
    'Try another word, or one at a time.',
    'Prova ett annat ord, eller ett i taget.',
    'Versuchen Sie ein anderes Wort, oder eines nach dem anderen.',
  ],
  '/search/meant': ['Tarkoititko', 'Did you mean', 'Menade du', 'Meinten Sie'],
  '/search/group': [
    (id: string) => `Tuoteryhmä ${id}`,
    (id: string) => `Product group ${id}`,
    (id: string) => `Produktgrupp ${id}`,
    (id: string) => `Produktgruppe ${id}`,
  ],
  '/search/slow': [
    'Haku kestää tavallista kauemmin.',
    'The search is taking longer than usual.',
    'Sökningen tar längre tid än vanligt.',
    'Die Suche dauert länger als gewöhnlich.',
  ],
  '/search/results': ['Hakutulokset', 'Search results', 'Sökresultat', 'Suchergebnisse'],
  '/search/chosen-filters': [
    'Valitut suodattimet',
    'Chosen filters',
    'Valda filter',
    'Gewählte Filter',
  ],
});
