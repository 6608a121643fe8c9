import { defineTexts } from '../i18n/texts';

export const pagerTexts = defineTexts({
  '/pager/page': [
    (page: number) => `Sivu ${page}`,
    (page: number) => `Page ${page}`,
    (page: number) => `Sida ${page}`,
    (page: number) => `Seite ${page}`,
  ],
});
