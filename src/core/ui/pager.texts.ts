import { defineTexts } from '../i18n/texts';

export const pagerTexts = defineTexts({
  '/pager/page': {
    fi: (page: number) => `Sivu ${page}`,
    en: (page: number) => `Page ${page}`,
    se: (page: number) => `Sida ${page}`,
    de: (page: number) => `Seite ${page}`,
  },
});
