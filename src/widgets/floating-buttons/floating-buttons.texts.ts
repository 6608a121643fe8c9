import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/floating-buttons/label': ['Ota yhteyttä', 'Get in touch', 'Ta kontakt', 'Kontakt aufnehmen'],
});
