import type { Purpose } from '../core/element/contract';

/**
 * The purposes of widgets for editors, each with its heading in English, in the order of the
 * catalogue and of the documentation.
 */
export const purposes: Readonly<Record<Purpose, string>> = {
  cards: 'Show products, recipes and people',
  pictures: 'Large pictures and videos',
  text: 'Texts, figures and history',
  find: 'Searches and listings',
  navigation: 'Find the way on the site',
  contact: 'Messages from visitors',
  newsletter: 'Newsletters and releases',
  participation: 'Take part: likes, prizes, reviews',
  shop: 'The meat shop',
  planning: 'Menus and portions',
  school: 'School materials',
};
