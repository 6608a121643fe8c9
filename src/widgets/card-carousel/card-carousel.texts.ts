import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-carousel/label': ['Poimintoja', 'Picks', 'Utvalt', 'Auswahl'],
  '/social/profile': ['Profiili: {0}', 'Profile: {0}', 'Profil: {0}', 'Profil: {0}'],
  '/social/media': ['sosiaalinen media', 'social media', 'sociala medier', 'soziale Medien'],
  '/social/comments': ['Kommentteja', 'Comments', 'Kommentarer', 'Kommentare'],
});
