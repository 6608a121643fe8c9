import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/contact-cards/phone': ['Puhelin', 'Telephone', 'Telefon', 'Telefon'],
  '/contact-cards/email': ['Sähköposti', 'E-mail', 'E-post', 'E-Mail'],
});
