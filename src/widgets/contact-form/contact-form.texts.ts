import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/contact/form': ['Ota yhteyttä', 'Contact us', 'Kontakta oss', 'Kontaktieren Sie uns'],
  '/contact/file': ['Kuva', 'Picture', 'Bild', 'Bild'],
  '/contact/file-hint': [
    'Halutessasi yksi kuva, alle 15 MB.',
    'One picture under 15 MB, if you like.',
    'En bild under 15 MB, om du vill.',
    'Auf Wunsch ein Bild unter 15 MB.',
  ],
});
