import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/product-search/diets': [
    'Erityisruokavaliot',
    'Dietary filters',
    'Specialkost',
    'Ernährungsfilter',
  ],
  '/product-search/site': [
    'Hae koko sivustolta',
    'Search the whole site',
    'Sök på hela webbplatsen',
    'Die ganze Website durchsuchen',
  ],
});
