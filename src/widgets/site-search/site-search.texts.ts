import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/site-search/label': {
    fi: 'Etsi sivustolta',
    en: 'Search the site',
    se: 'Sök på webbplatsen',
    de: 'Website durchsuchen',
  },
  '/site-search/groups': {
    fi: 'Rajaa hakua',
    en: 'Narrow the search',
    se: 'Avgränsa sökningen',
    de: 'Suche eingrenzen',
  },
  '/site-search/all': { fi: 'Kaikki', en: 'All', se: 'Allt', de: 'Alle' },
  '/site-search/products': { fi: 'Tuotteet', en: 'Products', se: 'Produkter', de: 'Produkte' },
  '/site-search/recipes': { fi: 'Reseptit', en: 'Recipes', se: 'Recept', de: 'Rezepte' },
  '/site-search/other': {
    fi: 'Muu sisältö',
    en: 'Other content',
    se: 'Övrigt innehåll',
    de: 'Weitere Inhalte',
  },
  '/site-search/count': {
    fi: (count: number) => (count === 1 ? '1 hakutulos' : `${count} hakutulosta`),
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    se: (count: number) => (count === 1 ? '1 träff' : `${count} träffar`),
    de: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  },
  '/site-search/none': {
    fi: 'Hakutuloksia ei löytynyt',
    en: 'No search results found',
    se: 'Inga sökresultat hittades',
    de: 'Keine Suchergebnisse gefunden',
  },
});
