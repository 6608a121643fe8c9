import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-filter/label': ['Rajaa', 'Filter', 'Filtrera', 'Filtern'],
  '/card-filter/all': ['Kaikki', 'All', 'Alla', 'Alle'],
  // The messages say which cards are shown: a filter may be somebody's diet.
  '/card-filter/failed': [
    'Rajausta ”{0}” ei saatu ladattua. Näkyviä kortteja ei ole rajattu sillä.',
    'The filter “{0}” could not be loaded. The cards are not filtered by it.',
    'Filtret ”{0}” kunde inte laddas. Korten är inte filtrerade med det.',
    'Der Filter „{0}“ konnte nicht geladen werden. Die Karten sind nicht danach gefiltert.',
  ],
  '/card-filter/empty': [
    'Rajauksella ”{0}” ei löytynyt mitään. Näkyviä kortteja ei ole rajattu sillä.',
    'Nothing was found for “{0}”. The cards are not filtered by it.',
    'Inget hittades med filtret ”{0}”. Korten är inte filtrerade med det.',
    'Zu „{0}“ wurde nichts gefunden. Die Karten sind nicht danach gefiltert.',
  ],
});
