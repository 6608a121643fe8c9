import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-grid/shown': [
    (shown: number, total: number) => `Näytetään ${shown} / ${total}`,
    (shown: number, total: number) => `Showing ${shown} of ${total}`,
    (shown: number, total: number) => `Visar ${shown} av ${total}`,
    (shown: number, total: number) => `${shown} von ${total} werden angezeigt`,
  ],
  '/card-grid/filtered': [
    (total: number) => (total === 1 ? '1 kortti' : `${total} korttia`),
    (total: number) => (total === 1 ? '1 card' : `${total} cards`),
    (total: number) => `${total} kort`,
    (total: number) => (total === 1 ? '1 Karte' : `${total} Karten`),
  ],
});
