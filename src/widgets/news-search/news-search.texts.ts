import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/news-search/label': {
    fi: 'Hae uutisista ja tiedotteista',
    en: 'Search the newsroom',
    se: 'Sök bland nyheter',
    de: 'Meldungen durchsuchen',
  },
  '/news-search/count': {
    fi: (count: number) => (count === 1 ? '1 uutinen' : `${count} uutista`),
    en: (count: number) => (count === 1 ? '1 news item' : `${count} news items`),
    se: (count: number) => (count === 1 ? '1 nyhet' : `${count} nyheter`),
    de: (count: number) => (count === 1 ? '1 Meldung' : `${count} Meldungen`),
  },
  '/news-search/all-topics': {
    fi: 'Kaikki aiheet',
    en: 'All topics',
    se: 'Alla ämnen',
    de: 'Alle Themen',
  },
  '/news-search/all-subtopics': {
    fi: 'Kaikki ala-aiheet',
    en: 'All subtopics',
    se: 'Alla underämnen',
    de: 'Alle Unterthemen',
  },
});
