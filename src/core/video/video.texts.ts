import { defineTexts } from '../i18n/texts';

export const videoTexts = defineTexts({
  '/video/video': { fi: 'Video', en: 'Video', se: 'Video', de: 'Video' },
  '/video/play': {
    fi: 'Toista video',
    en: 'Play video',
    se: 'Spela upp videon',
    de: 'Video abspielen',
  },
  '/video/from': {
    fi: (player: string) => `Soitin: ${player}`,
    en: (player: string) => `Player: ${player}`,
    se: (player: string) => `Spelare: ${player}`,
    de: (player: string) => `Player: ${player}`,
  },
  '/video/captions': { fi: 'Tekstitys', en: 'Captions', se: 'Undertexter', de: 'Untertitel' },
  '/video/failed': {
    fi: 'Videota ei voitu toistaa. Yritä uudelleen.',
    en: 'The video could not be played. Please try again.',
    se: 'Videon kunde inte spelas upp. Försök igen.',
    de: 'Das Video konnte nicht abgespielt werden. Bitte versuchen Sie es erneut.',
  },
});
