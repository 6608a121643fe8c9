import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/like-button/like': { fi: 'Tykkää', en: 'Like', se: 'Gilla', de: 'Gefällt mir' },
  '/like-button/liked': { fi: 'Tykätty', en: 'Liked', se: 'Gillad', de: 'Gefällt Ihnen' },
  '/like-button/count': {
    fi: (count: number) => (count === 1 ? '1 tykkäys' : `${count} tykkäystä`),
    en: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
    se: (count: number) => (count === 1 ? '1 gillamarkering' : `${count} gillamarkeringar`),
    de: (count: number) => (count === 1 ? '1 Like' : `${count} Likes`),
  },
  '/like-button/thanks': {
    fi: (count: number) => `Kiitos tykkäyksestä! Tykkäyksiä on nyt ${count}.`,
    en: (count: number) => `Thank you! The number of likes is now ${count}.`,
    se: (count: number) => `Tack! Antalet gillamarkeringar är nu ${count}.`,
    de: (count: number) => `Danke! Es sind jetzt ${count} Likes.`,
  },
  '/like-button/failed': {
    fi: 'Tykkäystä ei voitu tallentaa. Yritä uudelleen.',
    en: 'Your like could not be saved. Please try again.',
    se: 'Det gick inte att spara. Försök igen.',
    de: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  },
});
