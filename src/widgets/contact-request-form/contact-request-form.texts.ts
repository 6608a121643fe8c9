import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/contact-request/form': [
    'Yhteydenottopyyntö',
    'Contact request',
    'Kontaktförfrågan',
    'Kontaktanfrage',
  ],
});
