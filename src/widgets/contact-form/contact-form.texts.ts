import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/contact/form': one('Ota yhteyttä', 'Contact us', 'Kontakta oss', 'Kontaktieren Sie uns'),
  '/contact/message-part': one('Viestisi', 'Your message', 'Ditt meddelande', 'Ihre Nachricht'),
  '/contact/file': one('Kuva', 'Picture', 'Bild', 'Bild'),
  '/contact/file-hint': one(
    'Halutessasi yksi kuva, alle 15 MB.',
    'One picture under 15 MB, if you like.',
    'En bild under 15 MB, om du vill.',
    'Auf Wunsch ein Bild unter 15 MB.',
  ),
});
