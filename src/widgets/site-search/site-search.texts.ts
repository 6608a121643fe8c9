import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/site-search/label': [
    'Etsi sivustolta',
    'Search the site',
    'Sök på webbplatsen',
    'Website durchsuchen',
  ],
  '/site-search/groups': [
    'Rajaa hakua',
    'Narrow the search',
    'Avgränsa sökningen',
    'Suche eingrenzen',
  ],
  '/site-search/all': ['Kaikki', 'All', 'Allt', 'Alle'],
  '/site-search/products': ['Tuotteet', 'Products', 'Produkter', 'Produkte'],
  '/site-search/recipes': ['Reseptit', 'Recipes', 'Recept', 'Rezepte'],
  '/site-search/other': ['Muu sisältö', 'Other content', 'Övrigt innehåll', 'Weitere Inhalte'],
  '/site-search/count': [
    (count: number) => (count === 1 ? '1 hakutulos' : `${count} hakutulosta`),
    (count: number) => (count === 1 ? '1 result' : `${count} results`),
    (count: number) => (count === 1 ? '1 träff' : `${count} träffar`),
    (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  ],
  '/site-search/none': [
    'Hakutuloksia ei löytynyt',
    'No search results found',
    'Inga sökresultat hittades',
    'Keine Suchergebnisse gefunden',
  ],
});
