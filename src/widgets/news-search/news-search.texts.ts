import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/news-search/label': [
    'Hae uutisista ja tiedotteista',
    'Search the newsroom',
    'Sök bland nyheter',
    'Meldungen durchsuchen',
  ],
  '/news-search/count': [
    (count: number) => (count === 1 ? '1 uutinen' : `${count} uutista`),
    (count: number) => (count === 1 ? '1 news item' : `${count} news items`),
    (count: number) => (count === 1 ? '1 nyhet' : `${count} nyheter`),
    (count: number) => (count === 1 ? '1 Meldung' : `${count} Meldungen`),
  ],
  '/news-search/all-topics': ['Kaikki aiheet', 'All topics', 'Alla ämnen', 'Alle Themen'],
  '/news-search/all-subtopics': [
    'Kaikki ala-aiheet',
    'All subtopics',
    'Alla underämnen',
    'Alle Unterthemen',
  ],
});
