import { expect } from '@playwright/test';
import { held } from '../support/held';
import { isAll } from '../support/ring';
import { bundlePath, openHostPage, watchTrouble } from './support/host-page';
import { SearchVisitor, searchSites } from './support/search-page';
import { siteOf } from './support/sites';
import { test } from './support/test';
import { frames, openPage, settled } from './support/widgets';

// All searches are one code: in the first ring each flow is one search’s.
for (const [at, target] of searchSites.entries())
  test.describe(`${target.tag} by the keyboard alone`, () => {
    const isTurn = (flow: number) => isAll || at === flow;
    let visitor: SearchVisitor;
    let trouble: string[];
    test.beforeEach(async ({ page }) => {
      visitor = new SearchVisitor(page, target);
      trouble = await watchTrouble(page);
    });
    test.afterEach(() => expect(trouble).toEqual([]));

    if (isTurn(0))
      test('searches typed text, fast, with one request [SRCH-12] [SRCH-03] [SRCH-10] [ROLE-01]', async ({
        page,
      }) => {
        await visitor.open('?page=2');
        const { asked, field, titles, widget } = visitor;
        await visitor.tabTo(field);
        const before = asked.length;
        await page.keyboard.type(target.word);
        await expect.poll(() => visitor.query('q')).toBe(target.word);
        expect(visitor.query('page')).toBeNull();
        await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);
        expect(asked.slice(before).map((search) => new URLSearchParams(search).get('q'))).toEqual([
          target.word,
        ]);
        await expect(titles.first()).toBeVisible();
        await expect(field).toBeFocused();
        await expect(widget.getByRole('status')).toHaveText(/\d/);
      });

    if (isTurn(1))
      test('shows more, opens a hit as a page of its own and comes back to it [SRCH-04] [SRCH-09] [BRAND-08]', async ({
        page,
      }) => {
        await visitor.open();
        const { more, titles } = visitor;
        const first = await titles.count();
        await visitor.tabTo(more);
        await page.keyboard.press('Enter');
        await expect.poll(() => titles.count()).toBeGreaterThan(first);
        await expect(page).toHaveURL(/[?&]page=2/);
        const shown = await titles.allTextContents();

        // Deep in the second page, so that the way back is long.
        const link = titles.nth(first + 1).getByRole('link');
        await link.focus();
        await link.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => window.scrollY);
        expect(place).toBeGreaterThan(0);
        const from = page.url();
        await page.evaluate(() => Object.assign(window, { isOld: true }));
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(from);
        expect(await page.evaluate('window.isOld')).toBeUndefined();
        await page.goBack();
        await expect(page).toHaveURL(from);
        await expect.poll(() => titles.allTextContents()).toEqual(shown);
        await expect(link).toBeInViewport();
      });

    if (isTurn(2))
      test('says what failed and tries again [SRCH-14]', async ({ page, expectFaults }) => {
        expectFaults('calls');
        let fails = true;
        await visitor.answer(async () => (fails ? 'fail' : 'go'));
        await page.goto(visitor.address());
        const { widget, titles, more } = visitor;
        const retry = widget.getByRole('button', { name: target.retry });
        await visitor.tabTo(retry);
        fails = false;
        await page.keyboard.press('Enter');
        await expect(titles.first()).toBeVisible();
        const first = await titles.count();

        fails = true;
        await visitor.tabTo(more);
        await page.keyboard.press('Enter');
        await expect(widget.getByRole('alert')).toBeVisible();
        expect(await titles.count()).toBe(first);
        fails = false;
        await more.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => titles.count()).toBeGreaterThan(first);
      });

    if (isTurn(3))
      test('never lets an older answer replace a newer one, nor an old hit be pressed meanwhile [IMP-03] [SRCH-02]', async ({
        page,
      }) => {
        await visitor.open();
        const { field, titles, widget } = visitor;
        const [isReleased, release] = held();
        await visitor.answer(async (url) => {
          if (url.searchParams.get('q') === 'zzz') await isReleased;
          return 'go';
        });
        await visitor.tabTo(field);
        await page.keyboard.type('zzz');
        await page.keyboard.press('Enter');
        const old = widget.locator('[aria-busy=true]');
        await expect(old).toHaveCount(1);
        // By a layer above them: inherited values would be computed again for each element of each
        // hit, which took a quarter of the time from the press to the next paint.
        expect(
          await old.evaluate((list) => {
            const first = list.querySelector('li a') as HTMLElement;
            first.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { x, y } = first.getBoundingClientRect();
            const on = (list.getRootNode() as ShadowRoot).elementFromPoint(x + 4, y + 4);
            return { on: on === list, inherited: getComputedStyle(first).pointerEvents };
          }),
        ).toEqual({ on: true, inherited: 'auto' });
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(target.word);
        await page.keyboard.press('Enter');
        await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);
        const shown = await titles.allTextContents();
        expect(shown.length).toBeGreaterThan(0);
        release();
        await frames(page, 2);
        expect(await titles.allTextContents()).toEqual(shown);
        expect(visitor.query('q')).toBe(target.word);
      });

    if (isTurn(4))
      test('keeps its height while it waits for a slow answer [SRCH-02] [IMP-01]', async ({
        page,
      }) => {
        const [isReleased, release] = held();
        await visitor.answer(async () => {
          await isReleased;
          return 'go';
        });
        await page.goto(visitor.address());
        const { widget, titles } = visitor;
        await expect(widget.locator('[aria-busy=true]')).toBeVisible();
        const height = async () => (await widget.boundingBox())?.height ?? 0;
        const waiting = await height();
        release();
        await expect(titles.first()).toBeVisible();
        // The skeletons are about as tall as the hits.
        const ratio = waiting / (await height());
        expect(ratio).toBeGreaterThan(0.8);
        expect(ratio).toBeLessThan(1.25);
      });
  });

const searchOf = (tag: string) => {
  const target = searchSites.find((one) => one.tag === tag);
  if (!target) throw new Error(`no site has ${tag}`);
  return target;
};

test('back undoes one facet after the other, with its hits, its place and the focus [SRCH-10] [IMP-31]', async ({
  page,
}) => {
  const visitor = new SearchVisitor(page, searchOf('atria-product-search'));
  await visitor.open();
  const { titles, widget, more } = visitor;
  await more.click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);
  const before = await titles.allTextContents();
  const [first, second] = [0, 1].map((index) => widget.locator('[aria-pressed]').nth(index));
  if (!first || !second) throw new Error('no facets');
  await page.evaluate(() => window.scrollTo(0, 40));
  await first.click();
  await expect.poll(() => visitor.query('facetTags')).toMatch(/^\d+$/);
  await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);
  const narrowed = await titles.allTextContents();
  await second.click();
  await expect.poll(() => visitor.query('facetTags')).toMatch(/^\d+,\d+$/);
  await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);

  await page.goBack();
  await expect.poll(() => titles.allTextContents()).toEqual(narrowed);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await expect(second).toBeFocused();
  await page.goBack();
  await expect.poll(() => titles.allTextContents()).toEqual(before);
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
  await page.goForward();
  await expect.poll(() => titles.allTextContents()).toEqual(narrowed);
});

test('a submitted text adds a history entry, the text typed before it does not [SRCH-10]', {
  tag: '@all',
}, async ({ page }) => {
  const target = searchOf('atria-recipe-search');
  const visitor = new SearchVisitor(page, target);
  await visitor.open();
  const { field } = visitor;
  await field.fill(target.word);
  await expect.poll(() => visitor.query('q')).toBe(target.word);
  await field.press('Enter');
  await page.goBack();
  await expect.poll(() => visitor.query('q')).toBeNull();
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(field).toHaveValue(target.word);
});

test('two searches on one page do not undo each other [SRCH-10] [SRCH-04]', {
  tag: '@all',
}, async ({ page }) => {
  const trouble = await watchTrouble(page);
  await openHostPage(page, {
    body: `<atria-product-search loading="eager"></atria-product-search>
      <atria-site-search loading="eager" page-size="100"></atria-site-search>`,
  });
  await settled(page);
  const [products, content] = ['atria-product-search', 'atria-site-search'].map((tag) =>
    page.locator(tag),
  );
  if (!products || !content) throw new Error('no widgets');
  const titles = products.getByRole('heading', { level: 3 });
  await expect(content.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked.push(new URL(request.url()).pathname);
  });
  const first = await titles.count();
  await products.getByRole('button', { name: 'Näytä lisää' }).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(first);
  await expect(page).toHaveURL(/page=2/);
  await content.getByRole('searchbox').fill('kana');
  await expect(page).toHaveURL(/\?q=kana$/);
  await expect(products.getByRole('searchbox')).toHaveValue('kana');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(asked.sort()).toEqual([
    '/api/search/content/',
    '/api/search/products',
    '/api/search/products',
  ]);
  expect(trouble).toEqual([]);
});

test('two named searches come back as they were, also the one far below [SRCH-10] [SRCH-09] [IMP-31]', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${siteOf('ammattilaiset.')}/ruokalistan-aineet`);
  const products = page.locator('atria-professional-product-search');
  const recipes = page.locator('atria-recipe-search');
  const titles = recipes.getByRole('heading', { level: 3 });
  await products.locator('button[aria-pressed]').first().click();
  await expect(page).toHaveURL(/\?tuotteet-\w+=\d+$/);
  const filtered = page.url();
  await recipes.scrollIntoViewIfNeeded();
  await recipes.getByRole('button', { name: 'Näytä lisää' }).click();
  await expect(page).toHaveURL(`${filtered}&reseptit-page=2`);
  await expect.poll(() => titles.count()).toBe(16);
  const link = titles.nth(12).getByRole('link');
  await link.click();
  await expect(page).not.toHaveURL(/ruokalistan/);
  await page.goBack();
  await expect(page).toHaveURL(`${filtered}&reseptit-page=2`);
  await expect.poll(() => titles.count()).toBe(16);
  await expect(link).toBeInViewport();
  await expect(products.locator('button[aria-pressed=true]')).toHaveCount(1);
  await expect(page).toHaveURL(`${filtered}&reseptit-page=2`);
});

test('a page with a base of another origin is searched like any other [SRCH-10]', {
  tag: '@all',
}, async ({ page, expectFaults }) => {
  expectFaults(/ERR_NAME_NOT_RESOLVED https:\/\/cdn\.example\//);
  const trouble = await watchTrouble(page);
  await openHostPage(page, {
    head: '<base href="https://cdn.example/">',
    bare: true,
    body: `<script type="module">
        const script = document.createElement('script');
        script.type = 'module';
        script.src = location.origin + '${bundlePath}atria.js';
        script.dataset.apiBase = location.origin;
        document.head.append(script);
      </script><atria-product-search loading="eager"></atria-product-search>`,
  });
  await settled(page);
  const products = page.locator('atria-product-search');
  await products.getByRole('searchbox').fill('makkara');
  await expect(page).toHaveURL(/\?q=makkara$/);
  await expect(products.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a link to page 5 with facets opens exactly that [SRCH-09] [SRCH-11]', async ({ page }) => {
  const visitor = new SearchVisitor(page, searchOf('atria-recipe-search'));
  await visitor.open('?page=5&pageSize=4&facetTags=421');
  await expect.poll(() => visitor.titles.count()).toBe(20);
  const pages = visitor.asked.map((search) => new URLSearchParams(search));
  expect(pages.map((one) => one.get('page'))).toEqual(['1', '2', '3', '4', '5']);
  for (const one of pages) expect(one.getAll('facetTags[]')).toEqual(['421']);
});

test('a press is painted before the hits that answer it, however quick they are', async ({
  page,
}) => {
  await openPage(page, '/reseptit');
  const widget = page.locator('atria-recipe-search');
  const busy = widget.locator('[aria-busy=true]');
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    const paint = () => {
      Object.assign(window, { requestAnimationFrame });
      for (const callback of held) callback(0);
    };
    Object.assign(window, { requestAnimationFrame: held.push.bind(held), paint });
  });
  const answered = page.waitForResponse(/\/api\/search\/recipes/);
  const facet = widget.locator('button[aria-pressed]').first();
  await facet.click();
  await (await answered).finished();
  await expect(facet).toHaveAttribute('aria-pressed', 'true');
  // The page has handled the answer once the answer to a later request has come.
  await page.evaluate(() => fetch('/api/facets/custom').then((later) => later.text()));
  await expect(busy).toHaveCount(1);
  await page.evaluate('paint()');
  await expect(busy).toHaveCount(0);
});
