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
    'Kiitos tykkäyksestä! Tykkäyksiä on nyt {0}.',
    'Thank you! The number of likes is now {0}.',
    'Tack! Antalet gillamarkeringar är nu {0}.',
    'Danke! Es sind jetzt {0} Likes.',
  ],
  '/like-button/not-saved': [
    'Tykkäystä ei tallennettu.',
    'Your like was not saved.',
    'Din gillamarkering sparades inte.',
    'Ihr Like wurde nicht gespeichert.',
  ],
  '/like-button/failed': [
    'Tykkäystä ei voitu tallentaa. Yritä uudelleen.',
    'Your like could not be saved. Please try again.',
    'Det gick inte att spara. Försök igen.',
    'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  ],
});
