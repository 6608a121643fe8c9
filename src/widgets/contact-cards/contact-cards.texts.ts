import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/contact-cards/phone': { fi: 'Puhelin', en: 'Telephone', se: 'Telefon', de: 'Telefon' },
  '/contact-cards/email': { fi: 'Sähköposti', en: 'E-mail', se: 'E-post', de: 'E-Mail' },
});
