import { defineTexts } from '../i18n/texts';

export const pagerTexts = defineTexts({
  '/pager/page': ['Sivu {0}', 'Page {0}', 'Sida {0}', 'Seite {0}'],
});
