import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-filter/label': ['Rajaa', 'Filter', 'Filtrera', 'Filtern'],
  '/card-filter/all': ['Kaikki', 'All', 'Alla', 'Alle'],
  // They say what stands there: a filter may be somebody's diet.
  '/card-filter/failed': [
    (item: string) =>
      `Rajausta ”${item}” ei saatu ladattua. Näkyviä kortteja ei ole rajattu sillä.`,
    (item: string) => `The filter “${item}” could not be loaded. The cards are not filtered by it.`,
    (item: string) => `Filtret ”${item}” kunde inte laddas. Korten är inte filtrerade med det.`,
    (item: string) =>
      `Der Filter „${item}“ konnte nicht geladen werden. Die Karten sind nicht danach gefiltert.`,
  ],
  '/card-filter/empty': [
    (item: string) =>
      `Rajauksella ”${item}” ei löytynyt mitään. Näkyviä kortteja ei ole rajattu sillä.`,
    (item: string) => `Nothing was found for “${item}”. The cards are not filtered by it.`,
    (item: string) => `Inget hittades med filtret ”${item}”. Korten är inte filtrerade med det.`,
    (item: string) => `Zu „${item}“ wurde nichts gefunden. Die Karten sind nicht danach gefiltert.`,
  ],
});
