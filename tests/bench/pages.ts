import { loaderTag } from '../../demo-host/host/page-template';
import { examples as productCards } from '../../src/widgets/product-card/product-card.examples';
import { handWritten } from './hand-written';

const json = (value: unknown) =>
  `<script type="application/json">${JSON.stringify(value)}</script>`;

const cards = Array.from({ length: 12 }, (_, index) => ({
  type: index % 2 ? 'recipeCard' : 'headerImageSquare',
  header: `Kortti ${index + 1}`,
  image: `/pictures/dish-stew-kortti-${index}.svg`,
  link: '/a',
  totalTime: 45,
}));
const images = Array.from({ length: 8 }, (_, index) => ({
  image: `/pictures/grill-kuva-${index}.svg`,
  imgText: `Kuva ${index}`,
}));

/** The page for the budgets: header, quick search, 12-card grid and 8-image carousel. */
const four = `
<atria-header page-id="1"></atria-header>
<atria-quick-search search-url="/haku"></atria-quick-search>
<atria-hero-carousel>${json({ images })}</atria-hero-carousel>
<atria-card-grid heading="Reseptit" rows-to-display="3">${json({ cards })}</atria-card-grid>`;

/** The widgets that are mounted many times: a simple one, and one with data, state and buttons. */
export const tags = {
  counter: '<atria-counter value="7" label="Sivua"></atria-counter>',
  card: `<atria-product-card>${json(productCards.default?.attributes)}</atria-product-card>`,
};

/** One of each has loaded before any is measured; they stay in place. */
const empty = `<main></main>${tags.counter}${tags.card}`;

/** The bench's own pages by name, each with the snippet that the demo host documents. */
export const benchPages = (port: string): Readonly<Record<string, string>> => {
  const snippet = loaderTag({ site: 'atriafi', language: 'fi', port });
  const page = (body: string) =>
    `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width">${snippet}</head><body>${body}</body></html>`;
  return { four: page(four), empty: page(empty), hand: handWritten(images, cards) };
};
