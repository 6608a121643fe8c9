import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-grid/filtered': [
    (total: number) => (total === 1 ? '1 kortti' : `${total} korttia`),
    (total: number) => (total === 1 ? '1 card' : `${total} cards`),
    (total: number) => `${total} kort`,
    (total: number) => (total === 1 ? '1 Karte' : `${total} Karten`),
  ],
});
