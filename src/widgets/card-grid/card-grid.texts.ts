import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-grid/shown': [
    'Näytetään {0} / {1}',
    'Showing {0} of {1}',
    'Visar {0} av {1}',
    '{0} von {1} werden angezeigt',
  ],
  '/card-grid/filtered': [
    (total: number) => (total === 1 ? '1 kortti' : `${total} korttia`),
    (total: number) => (total === 1 ? '1 card' : `${total} cards`),
    (total: number) => `${total} kort`,
    (total: number) => (total === 1 ? '1 Karte' : `${total} Karten`),
  ],
});
