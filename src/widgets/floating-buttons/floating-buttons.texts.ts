import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/floating-buttons/label': {
    fi: 'Ota yhteyttä',
    en: 'Get in touch',
    se: 'Ta kontakt',
    de: 'Kontakt aufnehmen',
  },
});
