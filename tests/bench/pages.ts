const image = (index: number) => `/pictures/hero-${index}.svg`;

const cards = Array.from({ length: 12 }, (_, index) => ({
  type: index % 2 ? 'recipeCard' : 'headerImageSquare',
  header: `Kortti ${index + 1}`,
  link: '/a',
  totalTime: 45,
}));

const json = (value: unknown) =>
  `<script type="application/json">${JSON.stringify(value)}</script>`;

/** The page the budgets are for: header, quick search, 12-card grid and 8-image carousel. */
const four = `
<atria-header page-id="1"></atria-header>
<atria-quick-search search-url="/haku"></atria-quick-search>
<atria-hero-carousel>${json({
  images: Array.from({ length: 8 }, (_, index) => ({
    image: image(index),
    imgText: `Kuva ${index}`,
  })),
})}</atria-hero-carousel>
<atria-card-grid heading="Reseptit" rows-to-display="3">${json({ cards })}</atria-card-grid>`;

const page = (script: string, body: string) =>
  `<!doctype html><html lang="fi"><head><title>Bench</title>${script}</head><body>${body}</body></html>`;

const ours = '<script type="module" src="/ours/atria.js" data-language="fi"></script>';
const naive = '<script type="module" src="/naive/naive.js" data-atria data-language="fi"></script>';

export const benchPages: Record<string, string> = {
  '/page-ours-four': page(ours, four),
  '/page-naive-four': page(naive, four),
  '/page-ours-empty': page(
    ours,
    '<atria-counter id="warm" value="1"></atria-counter><main></main>',
  ),
  '/page-naive-empty': page(
    naive,
    '<atria-counter id="warm" value="1"></atria-counter><main></main>',
  ),
};
