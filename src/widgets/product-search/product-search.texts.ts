import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/product-search/diets': {
    fi: 'Erityisruokavaliot',
    en: 'Dietary filters',
    se: 'Specialkost',
    de: 'Ernährungsfilter',
  },
  '/product-search/site': {
    fi: 'Hae koko sivustolta',
    en: 'Search the whole site',
    se: 'Sök på hela webbplatsen',
    de: 'Die ganze Website durchsuchen',
  },
});
