import { defineTexts } from '../i18n/texts';

export const texts = defineTexts({
  '/quick-search/all': [
    'Katso kaikki hakutulokset',
    'See all search results',
    'Visa alla sökresultat',
    'Alle Suchergebnisse anzeigen',
  ],
  '/quick-search/recent': [
    'Viimeisimmät haut',
    'Recent searches',
    'Senaste sökningar',
    'Letzte Suchen',
  ],
  '/quick-search/forget': [
    'Tyhjennä hakuhistoria',
    'Clear recent searches',
    'Rensa sökhistoriken',
    'Suchverlauf löschen',
  ],
});
