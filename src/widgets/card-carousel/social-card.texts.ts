import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/social/profile': {
    fi: (media: string) => `Profiili: ${media}`,
    en: (media: string) => `Profile: ${media}`,
    se: (media: string) => `Profil: ${media}`,
    de: (media: string) => `Profil: ${media}`,
  },
  '/social/media': {
    fi: 'sosiaalinen media',
    en: 'social media',
    se: 'sociala medier',
    de: 'soziale Medien',
  },
  '/social/play': {
    fi: (title: string) => `Toista video: ${title}`,
    en: (title: string) => `Play the video: ${title}`,
    se: (title: string) => `Spela upp videon: ${title}`,
    de: (title: string) => `Video abspielen: ${title}`,
  },
  '/social/likes': { fi: 'Tykkäyksiä', en: 'Likes', se: 'Gillar', de: 'Gefällt mir' },
  '/social/comments': { fi: 'Kommentteja', en: 'Comments', se: 'Kommentarer', de: 'Kommentare' },
});
