/**
 * Code of a user who builds against `atria-widgets.d.ts` of the bundle;
 * tests/unit/scripts/type-declarations.test.ts compiles it. A line below `@ts-expect-error` must be
 * refused.
 */
import type { AtriaCardGridCard } from 'atria-widgets';

const cards: readonly AtriaCardGridCard[] = [{ header: 'Uunilohi', link: '/reseptit/uunilohi' }];
const grid = document.createElement('atria-card-grid');
grid.cards = cards;
grid.cards = JSON.stringify(cards);
grid.cards = null;
grid.rowsToDisplay = 2;
grid.rowsToDisplay = '2';
grid.expandable = '';
grid.expandable = true;
grid.columns = 'three';
export const heading: string = grid.heading;
export const first: string | number | undefined = grid.cards[0]?.header;
// @ts-expect-error a card has no such field
grid.cards = [{ header: 'Uunilohi', nonsense: true }];
// @ts-expect-error a dropdown item has a label
grid.dropdownItems = [{ id: 1 }];
// @ts-expect-error no such number of columns
grid.columns = 'five';
// @ts-expect-error no such property
grid.colums = 'three';

export const product = document.createElement('atria-buy-button').product?.title;
document.createElement('atria-product-card').product = { code: 'LK1', title: 'Makkara' };
// @ts-expect-error a product is sold by its code
document.createElement('atria-product-card').product = { title: 'Makkara' };

grid.addEventListener('atria-cards-shown', ({ detail }) => {
  const shown: number = detail.shown;
  // @ts-expect-error the detail has no such field
  detail.count;
  return shown;
});
grid.addEventListener('click', ({ clientX }) => clientX);
document.addEventListener('atria-buy', (event) => {
  const code: string = event.detail.code;
  event.preventDefault();
  return code;
});
document.body.addEventListener('atria-search-results', ({ detail }) => detail.facetTags.length);
document.addEventListener('atria-ready', (event) => event.type);
window.addEventListener('atria-paint', (event) => event.type);
// @ts-expect-error it has no detail
document.addEventListener('atria-ready', (event) => event.detail);
