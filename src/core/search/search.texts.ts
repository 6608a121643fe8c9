import { defineTexts } from '../i18n/texts';

/** Texts of all search pages. */
export const texts = defineTexts({
  '/search/shown': {
    fi: (shown: number, total: number) => `Näytetään ${shown} / ${total}`,
    en: (shown: number, total: number) => `Showing ${shown} of ${total}`,
    se: (shown: number, total: number) => `Visar ${shown} av ${total}`,
    de: (shown: number, total: number) => `${shown} von ${total} werden angezeigt`,
  },
  '/search/empty-filters': {
    fi: 'Tyhjennä suodattimet',
    en: 'Empty filters',
    se: 'Rensa filter',
    de: 'Filter zurücksetzen',
  },
  '/search/clear': {
    fi: 'Tyhjennä haku',
    en: 'Clear search',
    se: 'Rensa sökningen',
    de: 'Suche zurücksetzen',
  },
  '/search/results': {
    fi: 'Hakutulokset',
    en: 'Search results',
    se: 'Sökresultat',
    de: 'Suchergebnisse',
  },
  '/search/chosen-filters': {
    fi: 'Valitut suodattimet',
    en: 'Chosen filters',
    se: 'Valda filter',
    de: 'Gewählte Filter',
  },
});
