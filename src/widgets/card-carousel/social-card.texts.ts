import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/social/profile': [
    (media: string) => `Profiili: ${media}`,
    (media: string) => `Profile: ${media}`,
    (media: string) => `Profil: ${media}`,
    (media: string) => `Profil: ${media}`,
  ],
  '/social/media': ['sosiaalinen media', 'social media', 'sociala medier', 'soziale Medien'],
  '/social/likes': ['Tykkäyksiä', 'Likes', 'Gillar', 'Gefällt mir'],
  '/social/comments': ['Kommentteja', 'Comments', 'Kommentarer', 'Kommentare'],
});
