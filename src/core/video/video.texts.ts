import { defineTexts } from '../i18n/texts';

export const videoTexts = defineTexts({
  '/video/video': ['Video', 'Video', 'Video', 'Video'],
  '/video/play': ['Toista video', 'Play video', 'Spela upp videon', 'Video abspielen'],
  '/video/from': ['Soitin: {0}', 'Player: {0}', 'Spelare: {0}', 'Player: {0}'],
  '/video/captions': ['Tekstitys', 'Captions', 'Undertexter', 'Untertitel'],
  '/video/failed': [
    'Videota ei voitu toistaa. Yritä uudelleen.',
    'The video could not be played. Please try again.',
    'Videon kunde inte spelas upp. Försök igen.',
    'Das Video konnte nicht abgespielt werden. Bitte versuchen Sie es erneut.',
  ],
});
