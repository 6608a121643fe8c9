import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/like-button/like': ['Tykkää', 'Like', 'Gilla', 'Gefällt mir'],
  '/like-button/liked': ['Tykätty', 'Liked', 'Gillad', 'Gefällt Ihnen'],
  '/like-button/count': [
    (count: number) => (count === 1 ? '1 tykkäys' : `${count} tykkäystä`),
    (count: number) => (count === 1 ? '1 like' : `${count} likes`),
    (count: number) => (count === 1 ? '1 gillamarkering' : `${count} gillamarkeringar`),
    (count: number) => (count === 1 ? '1 Like' : `${count} Likes`),
  ],
  '/like-button/thanks': [
    (count: number) => `Kiitos tykkäyksestä! Tykkäyksiä on nyt ${count}.`,
    (count: number) => `Thank you! The number of likes is now ${count}.`,
    (count: number) => `Tack! Antalet gillamarkeringar är nu ${count}.`,
    (count: number) => `Danke! Es sind jetzt ${count} Likes.`,
  ],
  '/like-button/failed': [
    'Tykkäystä ei voitu tallentaa. Yritä uudelleen.',
    'Your like could not be saved. Please try again.',
    'Det gick inte att spara. Försök igen.',
    'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  ],
});
