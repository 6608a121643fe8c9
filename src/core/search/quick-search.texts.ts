import { defineTexts } from '../i18n/texts';

export const texts = defineTexts({
  '/quick-search/label': {
    fi: 'Mitä olet etsimässä?',
    en: 'What are you looking for?',
    se: 'Vad letar du efter?',
    de: 'Wonach suchen Sie?',
  },
  '/quick-search/searching': {
    fi: 'Etsitään...',
    en: 'Searching...',
    se: 'Söker...',
    de: 'Suche läuft...',
  },
  '/quick-search/all': {
    fi: 'Katso kaikki hakutulokset',
    en: 'See all search results',
    se: 'Visa alla sökresultat',
    de: 'Alle Suchergebnisse anzeigen',
  },
  '/quick-search/count': {
    fi: (count: number) => (count === 1 ? '1 ehdotus' : `${count} ehdotusta`),
    en: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    se: (count: number) => `${count} förslag`,
    de: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  },
});
