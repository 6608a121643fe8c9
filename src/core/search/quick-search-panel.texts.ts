import { defineTexts } from '../i18n/texts';

export const texts = defineTexts({
  '/quick-search/recent': {
    fi: 'Viimeisimmät haut',
    en: 'Recent searches',
    se: 'Senaste sökningar',
    de: 'Letzte Suchen',
  },
  '/quick-search/forget': {
    fi: 'Tyhjennä hakuhistoria',
    en: 'Clear recent searches',
    se: 'Rensa sökhistoriken',
    de: 'Suchverlauf löschen',
  },
});
