import type { Holds, IdOf } from '../api/field';

/** What an id of each kind refers to, as in the documentation. */
export const idKinds: Readonly<Record<IdOf, string>> = {
  product: 'a product of the shop, by its code',
  'product-id': 'a product of the shop, by its id',
  content: 'a page of the site',
  categories: 'categories',
  'product-group': 'a product group',
  menu: 'a lunch menu',
  'recipe-filters': 'the filters of a recipe search',
  'filtered-cards': 'the cards of a filter',
};

export const isIdKind = (holds: Holds | undefined): holds is IdOf =>
  holds !== undefined && holds in idKinds;
