import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/contact-request/form': {
    fi: 'Yhteydenottopyyntö',
    en: 'Contact request',
    se: 'Kontaktförfrågan',
    de: 'Kontaktanfrage',
  },
});
