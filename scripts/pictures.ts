/**
 * `npm run pictures`: takes the pictures of the documentation from the built demo,
 * `docs/pictures/`: one of each widget's first example, and three brands side by side. `npm run
 * pictures -- cart` only those whose name contains it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { serveHost } from '../demo-host/serve-host';
import { type Pictured, picturedBy } from './describe/pictured';
import { ensureChromium } from './shared/chromium';
import { chromiumArgs } from './shared/chromium-path';
import { loadExamples } from './shared/load-examples';
import { root } from './shared/widget-files';
import { type Box, photograph, still } from './try/camera';

const folder = join(root, 'docs/pictures');
const only = process.argv[2] ?? '';
const isWanted = (name: string) => name.includes(only);

/** Of higher pictures only the top is kept. */
const mostHeight = 640;

async function opened(context: BrowserContext, address: string, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: mostHeight });
  await page.goto(address);
  await still(page);
  return page;
}

/** The widget's own box with a margin; the window if the widget is over the page. */
const boxOf = (page: Page, name: string, room = 12): Promise<Box> =>
  page.evaluate(
    ([tag, space, most]) => {
      const { x, y, width, height } = (
        document.querySelector(tag as string) as Element
      ).getBoundingClientRect();
      const around = space as number;
      if (height < 24) return { x: 0, y: 0, width: innerWidth, height: most as number };
      return {
        x: Math.max(0, x - around),
        y: Math.max(0, y - around),
        width: Math.min(innerWidth, width + 2 * around),
        height: Math.min(most as number, height + 2 * around),
      };
    },
    [`atria-${name}`, room, mostHeight] as const,
  );

async function pictureOf(context: BrowserContext, host: string, name: string, shown: Pictured) {
  const page = await context.newPage();
  await page.setViewportSize({ width: shown.width ?? 960, height: mostHeight });
  // Some open only for a visitor who has seen other pages before.
  for (const path of ['/', '/reseptit', `/widgets/${name}?only=${shown.example}`])
    await page.goto(`${host}${path}`);
  await still(page);
  const picture = await photograph(page, await boxOf(page, name), 0.625);
  await page.close();
  writeFileSync(join(folder, `${name}.webp`), picture);
}

/** Puts something into the cart, for the pages of the shop. */
async function buy(context: BrowserContext, host: string) {
  const page = await opened(
    context,
    `${host}/widgets/product-card?only=default&brand=lihakauppa`,
    960,
  );
  const bought = page.waitForResponse(/shoppingcart\/add/);
  const button = page.getByRole('button', { name: /^Lisää ostoskoriin/ });
  await button.first().click();
  await bought;
  await page.close();
}

const shown = ['http://localhost', 'http://jyvabroiler.localhost', 'http://lihakauppa.localhost'];

/** Three sites side by side, for the README. */
async function brands(context: BrowserContext, port: number) {
  const fronts: string[] = [];
  for (const site of shown) {
    const page = await opened(context, `${site}:${port}/`, 480);
    const front = await photograph(page, { x: 0, y: 0, width: 480, height: mostHeight }, 1);
    fronts.push(`data:image/webp;base64,${front.toString('base64')}`);
    await page.close();
  }
  const page = await context.newPage();
  await page.setViewportSize({ width: 1200, height: 533 });
  const columns = fronts.map((one) => `<img src="${one}" style="width:392px;border-radius:8px">`);
  await page.setContent(
    `<body style="margin:0;display:flex;gap:12px;background:#fff">${columns.join('')}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const picture = await photograph(page, { x: 0, y: 0, width: 1200, height: 523 }, 1);
  writeFileSync(join(folder, 'brands.webp'), picture);
}

mkdirSync(folder, { recursive: true });
const host = await serveHost();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await buy(context, host.address);
  for (const [name, all] of Object.entries(await loadExamples())) {
    const shown = picturedBy(name, Object.fromEntries(all.map((one) => [one.name, one])));
    if (shown && isWanted(name)) await pictureOf(context, host.address, name, shown);
  }
  if (isWanted('brands')) await brands(context, host.port);
} finally {
  await browser.close();
  host.close();
}
