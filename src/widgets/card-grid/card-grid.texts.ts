import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-grid/filter': { fi: 'Rajaa', en: 'Filter', se: 'Filtrera', de: 'Filtern' },
  '/card-grid/all': { fi: 'Kaikki', en: 'All', se: 'Alla', de: 'Alle' },
  '/card-grid/shown': {
    fi: (shown: number, total: number) => `Näytetään ${shown} / ${total}`,
    en: (shown: number, total: number) => `Showing ${shown} of ${total}`,
    se: (shown: number, total: number) => `Visar ${shown} av ${total}`,
    de: (shown: number, total: number) => `${shown} von ${total} werden angezeigt`,
  },
  '/card-grid/filtered': {
    fi: (total: number) => (total === 1 ? '1 kortti' : `${total} korttia`),
    en: (total: number) => (total === 1 ? '1 card' : `${total} cards`),
    se: (total: number) => `${total} kort`,
    de: (total: number) => (total === 1 ? '1 Karte' : `${total} Karten`),
  },
});
