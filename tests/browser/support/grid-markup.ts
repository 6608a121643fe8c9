/** A card grid as an editor writes it. */
export const grid = (attributes = '', inside = '') =>
  `<atria-card-grid ${attributes}>${inside}</atria-card-grid>`;

/** Cards named Kortti 1, Kortti 2 … */
export const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'headerImageSquare',
    header: `Kortti ${index + 1}`,
    link: '/a',
  }));

/** The grid's JSON child with so many cards, and possibly further data. */
export const block = (count: number, more = {}) =>
  `<script type="application/json">${JSON.stringify({ cards: cards(count), ...more })}</script>`;
