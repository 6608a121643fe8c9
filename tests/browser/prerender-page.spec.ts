import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { bundlePath } from '../../demo-host/host/bundle-path';
import { snippet } from '../../scripts/describe/snippet';
import { loadContract } from '../../scripts/shared/load-contracts';
import { loadExamplesOf } from '../../scripts/shared/load-examples';
import { dist } from '../../scripts/shared/release';
import { minutes } from '../../scripts/test/limits';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import { isAll } from '../support/ring';
import { block, grid } from './support/grid-markup';
import { keepBack, strictPolicy, watchTrouble } from './support/host-page';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { movable } from './support/widgets';

const pages = [`${siteOf()}/`, `${siteOf('sibylla.')}/`, `${shop}/tuotteet`];

/** Opens a page of the demo host with its widgets rendered. */
const open = (page: Page, address: string) => page.goto(`${address}?prerender=on`);

/** The first node of each widget that the server has rendered. */
const nodesOf = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('*')].flatMap((one) => {
      const root = one.shadowRoot?.querySelector('[part=root]');
      return root ? [root] : [];
    }),
  );

for (const address of isAll ? pages : pages.slice(-1)) {
  test(`${address} is painted where no script runs, under its policy`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const trouble = await watchTrouble(page);
    await open(page, address);
    await expect(page.locator('atria-header').getByRole('img').first()).toBeVisible();
    const roots = await nodesOf(page);
    expect(await roots.evaluate((all) => all.length)).toBeGreaterThan(2);
    const unstyled = await roots.evaluate((all) =>
      all.filter((one) => getComputedStyle(one).getPropertyValue('--_color-text') === ''),
    );
    expect(unstyled).toEqual([]);
    expect(trouble).toEqual([]);
    // The code loads after the painted content.
    const code = page.locator('head link[rel=modulepreload]');
    await expect(code).toHaveAttribute('fetchpriority', 'low');
    await expect(code).toHaveAttribute('href', /\/atria-early\.js$/);
    await context.close();
  });

  test(`${address} hydrates what was painted`, async ({ page }) => {
    const trouble = await watchTrouble(page);
    // The loader comes when the painted page was checked.
    const go = await keepBack(page, /\/atria\.js/);
    await page.goto(`${address}?prerender=on`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const roots = await nodesOf(page);
    const count = await roots.evaluate((all) => all.length);
    expect(count).toBeGreaterThan(2);
    go();
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('*:state(ready)').length))
      .toBe(count);
    // Those that sleep wake now.
    await roots.evaluate((all) => {
      for (const one of all) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await expect
      .poll(() =>
        roots.evaluate((all) =>
          all.some((one) => (one.getRootNode() as ShadowRoot).querySelector('[data-atria-made]')),
        ),
      )
      .toBe(false);
    expect(await roots.evaluate((all) => all.filter((one) => !one.isConnected).length)).toBe(0);
    expect(trouble).toEqual([]);
  });
}

/** A page with examples, rendered as a host's server does; its first is named in the address. */
async function openRendered(page: Page, names: readonly string[], headers = {}): Promise<void> {
  const body: string[] = [];
  for (const name of names) {
    const [example] = await loadExamplesOf(name);
    if (example) body.push(exampleMarkup(await loadContract(name), example));
  }
  await openRenderedBody(page, body.join(''), headers);
}

async function openRenderedBody(page: Page, body: string, headers = {}): Promise<void> {
  const server: typeof import('../../src/server/server') = await import(
    pathToFileURL(`${dist}/server.js`).href
  );
  const url = `${siteOf()}/rendered`;
  const html = await server.renderToHtml(
    `<!doctype html><html lang="fi"><head><title>Rendered</title>${snippet(bundlePath).join('')}</head><body>${body}</body></html>`,
    { url },
  );
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }),
  );
  await page.goto(url, { waitUntil: 'commit' });
}

test('the head names the largest picture before any other file', async ({ request }) => {
  // Node does not resolve names below localhost.
  for (const [host, path] of [
    ['', ''],
    ['', 'reseptit'],
    ['sibylla.', ''],
    ['lihakauppa.', 'tuotteet'],
  ] as const) {
    const headers = { host: new URL(siteOf(host)).host };
    const page = await request.get(`${siteOf()}/${path}?prerender=on`, { headers });
    const [first] = /<(link|script|style)[^>]*>/.exec(await page.text()) ?? [];
    expect(first, host + path).toMatch(/^<link rel="preload" as="image" fetchpriority="high"/);
  }
});

test('the pages of the shop have no style that its policy refuses', async ({ request }) => {
  for (const path of ['tuotteet', 'ostoskori', 'kassa']) {
    // Node does not resolve names below localhost.
    const headers = { host: new URL(shop).host };
    const page = await request.get(`/${path}?prerender=on`, { headers });
    const text = await page.text();
    expect(text).toContain('<template shadowrootmode');
    expect(text.match(/<[^>]+ style="[^"]*"/g) ?? [], path).toEqual([]);
  }
});

test('what was typed, ticked and pressed before the code has loaded is not lost', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  const go = await keepBack(page, /\/widgets\/.*\.js/);
  const touched = page.waitForResponse(/atria-touched/);
  await openRendered(page, ['contact-form'], { 'Content-Security-Policy': strictPolicy });
  await (await touched).finished();
  const form = page.locator('atria-contact-form');
  const [name, box] = [form.getByRole('textbox').first(), form.getByRole('checkbox').first()];
  await name.fill('Maija');
  const isTicked = (await box.count()) > 0;
  if (isTicked) await box.check();
  await form.getByRole('button').last().click();
  await name.focus();
  expect(await form.evaluate((one) => one.matches(':defined'))).toBe(false);
  go();
  await expect(form.locator('[aria-invalid=true]').first()).toBeAttached();
  await expect(name).toHaveValue('Maija');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  if (isTicked) await expect(box).toBeChecked();
  expect(new URL(page.url()).pathname).toBe('/rendered');
  expect(trouble).toEqual([]);
});

test('code loads and runs once markup in view is painted, or at the first touch', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  // Neither painted nor loaded for the page: its pictures are still loading.
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type !== 'paint') super.observe(options);
      }
    };
  });
  const go = await keepBack(page, /\/pictures\//);
  const waiting = page.waitForResponse(/atria-early/);
  await openRendered(page, ['hero-carousel', 'accordion']);
  await (await waiting).finished();
  const running = () =>
    page.evaluate(() =>
      ['accordion', 'hero-carousel'].filter((name) => customElements.get(`atria-${name}`)),
    );
  expect(await running()).toEqual([]);
  const button = page.locator('atria-accordion').getByRole('button').first();
  const before = await button.getAttribute('aria-expanded');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  expect(await running()).toEqual(['accordion']);
  go();
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('*:state(ready)').length))
    .toBe(2);
  expect(trouble).toEqual([]);
});

test('a text typed into the header and sent by Enter before the code has loaded is searched', {
  tag: '@all',
}, async ({ page }) => {
  const go = await keepBack(page, /\/widgets\/.*\.js/);
  const touched = page.waitForResponse(/atria-touched/);
  await open(page, pages[0] ?? '');
  await (await touched).finished();
  const field = page.locator('atria-header').getByRole('combobox').first();
  await field.pressSequentially('kana');
  await field.press('Enter');
  expect(
    await field.evaluate((one) => (one.getRootNode() as ShadowRoot).host.matches(':defined')),
  ).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/');
  go();
  await expect(page).toHaveURL(/\/haku\?q=kana$/);
});

test('a widget hydrates at the first touch if the page has had no time for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // React gets no turn.
    window.MessageChannel = class {
      port1 = {};
      port2 = { postMessage() {} };
    } as unknown as typeof MessageChannel;
  });
  await openRendered(page, ['like-button', 'brand-carousel']);
  const [like, others] = [page.locator('atria-like-button'), page.locator('atria-brand-carousel')];
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('body > :not(:defined)').length))
    .toBe(0);
  const isReady = (one: typeof like) => one.evaluate((element) => element.matches(':state(ready)'));
  expect(await isReady(like)).toBe(false);
  await like.getByRole('button').click();
  await expect(like.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(await isReady(like)).toBe(true);
  expect(await isReady(others)).toBe(false);
});

test('a large widget gives the page its turns while it hydrates [SRV-10]', async ({ page }) => {
  await page.addInitScript(() => {
    // A clock by which each look at it takes a while: the machine's speed does not count.
    const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => {
      looks += 1;
      return now() + looks / 2;
    };
    let turns = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns += 1;
      port2.postMessage(0);
    };
    // From the first step of its hydration, which removes the mark, to the last.
    const look = new MutationObserver(() => {
      if (document.querySelector('atria-card-grid')?.shadowRoot?.querySelector('[data-atria-made]'))
        return;
      look.disconnect();
      port2.postMessage(0);
    });
    document.addEventListener('readystatechange', () => {
      const root = document.querySelector('atria-card-grid')?.shadowRoot;
      if (root) look.observe(root, { attributes: true, subtree: true });
    });
    document.addEventListener('atria-paint', () => Object.assign(window, { turns }));
  });
  // One that need not sleep.
  await openRenderedBody(page, grid('expandable rows-to-display="50"', block(1000)));
  await expect(page.locator('atria-card-grid:state(ready)')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { turns: number }).turns)).toBeGreaterThan(
    30,
  );
});

const many = isAll ? 200 : 50;
test(`a page of ${many} widgets hydrates what was painted, each widget its own markup`, {
  tag: '@all',
}, async ({ page }) => {
  const trouble = await watchTrouble(page);
  const go = await keepBack(page, /\/atria\.js/);
  const names = ['card-grid', 'counter', 'accordion', 'history-timeline', 'contact-form'];
  await openRendered(page, Array.from({ length: many / names.length }, () => names).flat());
  await expect
    .poll(() => nodesOf(page).then((roots) => roots.evaluate((all) => all.length)))
    .toBe(many);
  const roots = await nodesOf(page);
  go();
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('body > *:state(ready)').length), {
      timeout: minutes(1),
    })
    .toBe(many);
  expect(await roots.evaluate((all) => all.filter((one) => !one.isConnected).length)).toBe(0);
  expect(trouble).toEqual([]);
});

test('nothing is painted before its styles have loaded', async ({ page }) => {
  const go = await keepBack(page, /\/prerender\//);
  // The parser waits at the first of them, and all are requested.
  const asked = ['brands/atriafi', 'widgets'].map((sheet) =>
    page.waitForRequest(new RegExp(`/prerender/${sheet}.css`)),
  );
  await openRendered(page, ['card-grid', 'counter']);
  await Promise.all(asked);
  go();
  const times = await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const sheets = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/prerender/')) as PerformanceResourceTiming[];
    return painted && sheets.length > 1
      ? { painted: painted.startTime, last: Math.max(...sheets.map((one) => one.responseEnd)) }
      : undefined;
  });
  const { painted, last } = (await times.jsonValue()) ?? { painted: 0, last: 1 };
  expect(painted).toBeGreaterThanOrEqual(last);
});

test('an engine without declarative roots shows the page as without a server', async ({ page }) => {
  await page.addInitScript(() => {
    // Such an engine makes a template of the markup, which nothing uses.
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('*'))
        if (one.shadowRoot?.querySelector('[data-atria-made]') && !one.matches(':defined')) {
          const template = document.createElement('template');
          const copy = document.createElement(one.localName);
          for (const { name, value } of one.attributes) copy.setAttribute(name, value);
          copy.append(template, ...one.childNodes);
          one.replaceWith(copy);
        }
    }).observe(document, { childList: true, subtree: true });
  });
  await openRendered(page, ['counter', 'card-grid']);
  for (const name of ['counter', 'card-grid'])
    await expect
      .poll(() => page.locator(`atria-${name}`).evaluate((one) => one.matches(':state(ready)')))
      .toBe(true);
});

test('a page works without script as far as it can', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, pages[0] ?? '');
  const header = page.locator('atria-header');
  // Its tabs came with the page.
  const tab = header.getByRole('navigation').last().getByRole('link').first();
  await expect(tab).toBeVisible();
  await header.getByRole('combobox').first().fill('kana');
  await header.getByRole('combobox').first().press('Enter');
  await expect(page).toHaveURL(/\/haku\?q=kana$/);
  await page.goto(`${page.url()}&prerender=on`);
  const hits = page.getByRole('article');
  await expect(hits.first()).toBeVisible();
  const [text] = await hits.first().getByRole('link').allTextContents();
  await hits.first().getByRole('link').first().click();
  await expect(page.locator('main')).toContainText(text ?? '');
  await context.close();
});

test('what opens by a press is open where no script runs, and a form says what it needs', async ({
  browser,
  expectFaults,
}) => {
  // The page of a campaign, which the demo does not have.
  expectFaults(/kokkaa-lasten-kanssa/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openRendered(page, ['accordion', 'region-map', 'card-carousel', 'contact-form']);
  const panels = page.locator('[aria-controls]');
  // The parser may not have come so far.
  await expect(page.locator('atria-contact-form form')).toBeAttached();
  expect(await panels.count()).toBeGreaterThan(0);
  // An id is of its own root.
  const heights = await panels.evaluateAll((all) =>
    all.map((one) => {
      const root = one.getRootNode() as ShadowRoot;
      return root.getElementById(`${one.getAttribute('aria-controls')}`)?.offsetHeight ?? 0;
    }),
  );
  expect(Math.min(...heights)).toBeGreaterThan(10);
  await expect(page.locator('atria-contact-form').getByText('JavaScript')).toBeVisible();
  // Slides are reached by scrolling, so their links work.
  const links = page.locator('atria-card-carousel').getByRole('link');
  await links.last().click();
  await expect(page).toHaveURL(/kokkaa-lasten-kanssa/);
  await context.close();
});

test('a row that was swiped before its code came stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const go = await keepBack(page, /\/widgets\/card-carousel.*\.js/);
  await openRendered(page, ['card-carousel']);
  const track = page.locator('atria-card-carousel [role=group][aria-live]');
  const scrolled = () => track.evaluate((row) => row.scrollLeft);
  await track.evaluate((row) => row.scrollTo({ left: row.clientWidth * 2.8, behavior: 'instant' }));
  await expect.poll(scrolled).toBeGreaterThan(800);
  const before = await scrolled();
  go();
  await movable(page);
  // The code has followed: the card in front is the chosen one.
  await expect(page.getByRole('button', { name: 'Edellinen' })).toBeVisible();
  expect(await scrolled()).toBe(before);
});
