import type { Purpose } from '../core/element/contract';

/**
 * What editors reach for a widget for, with its heading in English, in the order in which the
 * catalogue and the documentation list them.
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
