import { expect, type Page, type Request } from '@playwright/test';
import { version } from '../../scripts/shared/release';
import { listen, openHostPage, watchTrouble } from './support/host-page';
import { test } from './support/test';

const panel = (page: Page) => page.locator('[data-atria-help]');
const lines = (page: Page) =>
  panel(page)
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.textContent ?? ''));
const english = 'lang="en"';
const card = JSON.stringify({
  cards: [{ type: 'recepieCard', header: 'A', title: 'B' }],
});
const block = (text: string) => `<script type="application/json">${text}</script>`;

// The pages are full of mistakes.
test.beforeEach(({ expectFaults }) =>
  expectFaults('files', 'calls', /> (restarts|stopped):/, /Unexpected token/),
);

/** Opens a page as an editor sees it, with the list of its mistakes unfolded. */
async function openEdited(page: Page, body: string, more: { head?: string; script?: string } = {}) {
  await openHostPage(page, {
    body,
    html: english,
    ...more,
    script: `data-edit-mode ${more.script ?? ''}`,
  });
  await panel(page).locator('summary').first().click();
}

test.describe('what an editor can correct is reported with the remedy [ELEM-10]', () => {
  type Case = [what: string, body: string, ...told: string[]];
  /** Mistakes that may stand on one page. */
  const together: Case[] = [
    [
      'a misspelt tag',
      '<atria-cardgrid></atria-cardgrid>',
      '<atria-cardgrid> is no widget; did you mean <atria-card-grid>',
    ],
    [
      'a tag without its prefix, and one that a text editor took for words',
      '<card-grid></card-grid><p>&lt;atria-counter value="5"&gt;&lt;/atria-counter&gt;</p>',
      '<card-grid> is no widget; did you mean <atria-card-grid>',
      '<p> shows <atria-counter> as text: put it in as HTML',
    ],
    [
      'a product without its code, which nobody can buy',
      `<atria-product-card>${block('{"product":{"title":"A","price":"1"}}')}</atria-product-card>`,
      'product, code is missing, and the part is not right without it',
    ],
    [
      'a misspelt attribute',
      `<atria-card-grid haeding="x">${block(card)}</atria-card-grid>`,
      'there is no "haeding"; did you mean heading',
    ],
    [
      'a misspelt key',
      `<atria-card-grid>${block('{"cards":[{"header":"A"}],"rows-to-display":2}')}</atria-card-grid>`,
      'JSON: there is no "rows-to-display"; did you mean rowsToDisplay?',
    ],
    [
      'an unknown field of an item, and a type that is not one',
      `<atria-card-grid>${block(card)}</atria-card-grid>`,
      'cards 1: there is no "title"; did you mean header?',
      'cards 1, type: there is no "recepieCard"; did you mean recipeCard',
    ],
    [
      'what is missing',
      '<atria-buy-button></atria-buy-button>',
      'code is missing, and nothing is shown without it',
    ],
    [
      'a form that no visitor can send, for lack of settings',
      '<atria-retail-contact-form></atria-retail-contact-form>',
      'data-captcha-script: given nothing, expected a value: this form cannot be sent without it',
    ],
    [
      'floating buttons that have nothing to open',
      '<atria-floating-buttons></atria-floating-buttons>',
      'opens nothing here: put <atria-overlay></atria-overlay> on the page',
    ],
    [
      'a tag that swallowed another',
      '<atria-counter value="5" /><p>After</p><atria-counter value="6"></atria-counter>',
      'holds <atria-counter>, which is not shown: write the end tag </atria-counter>',
    ],
    [
      'JSON with curly quotes',
      `<atria-card-grid>${block('{\n“cards”: []}')}</atria-card-grid>`,
      'the data cannot be read, line 2, column 1: the curly quote “',
    ],
    [
      'bare JSON between the tags',
      `<atria-card-grid>${card}</atria-card-grid>`,
      'holds bare JSON: put it into <script type="application/json">',
    ],
    [
      'a script without its type',
      `<atria-card-grid><script>${card}</script></atria-card-grid>`,
      'holds a <script> without type="application/json"',
    ],
    [
      'a second script tag of the same address',
      '<script type="module" src="/atria/atria.js"></script>',
      'atria.js is on the page twice: keep one script tag',
    ],
    [
      'two blocks of one id',
      '<script type="application/json" data-atria-block="4">{}</script>'.repeat(2),
      'data-atria-block "4" is there twice: the first counts',
    ],
  ];
  const alone: Case[] = [
    [
      'a widget that has stopped',
      `<script>Intl.NumberFormat = function () { throw new Error('by the host'); };</script>
      <atria-counter value="30000"></atria-counter>`,
      '<atria-counter> has stopped: Error: by the host',
    ],
    [
      'an accordion with nothing for its panels',
      '<atria-accordion></atria-accordion>',
      'heading is missing, and nothing is shown without it: give it a text, or give items, or',
    ],
    [
      'a second header, and a popup that stands twice',
      '<atria-header></atria-header><atria-newsletter-popup></atria-newsletter-popup>'.repeat(2),
      '<atria-header> (2/2) is on the page twice',
      '<atria-newsletter-popup> (2/2) is on the page twice',
    ],
    [
      'settings that a CMS has touched',
      '<script type="application/json" data-atria-settings>{"hosts": [],\n}</script>',
      'the data-atria-settings block: JSON with a comma too many, first at line 2, column 1; it was read without',
    ],
    [
      'settings that are no JSON',
      '<script type="application/json" data-atria-settings>{“hosts”: []}</script>',
      'the data-atria-settings block is not used: invalid JSON, line 1, column 2: the curly quote “',
    ],
    [
      'a misspelt setting and text key in the settings block',
      `<script type="application/json" data-atria-settings>{
        "translation": {}, "translations": { "fi": { "/search/searchbuton": "Etsi" } }
      }</script>`,
      'there is no "translation"; did you mean translations?',
      'translations: there is no "/search/searchbuton"; did you mean /search/searchbutton',
    ],
  ];
  const text = async (page: Page) => (await lines(page)).join('\n');
  test('many mistakes at once', async ({ page }) => {
    await openEdited(page, together.map(([, body]) => `<div>${body}</div>`).join(''));
    for (const [what, , ...told] of together)
      for (const one of told) await expect.poll(() => text(page), what).toContain(one);
  });

  for (const [what, body, ...told] of alone)
    test(what, { tag: '@all' }, async ({ page }) => {
      await openEdited(page, body);
      for (const one of told) await expect.poll(() => text(page)).toContain(one);
    });

  test('a list in place of an object, without a message about its entries', async ({ page }) => {
    await openEdited(page, `<atria-card-grid>${block('[{"header":"A"}]')}</atria-card-grid>`);
    const text = async () => (await lines(page)).join('\n');
    await expect
      .poll(text)
      .toContain('the data are a list without a name: write { "cards": [ … ] }');
    expect(await lines(page)).toHaveLength(1);
  });

  test('a misspelt setting on the script tag', { tag: '@all' }, async ({ page }) => {
    await openEdited(page, '', { script: 'data-langage="fi"' });
    await expect
      .poll(async () => (await lines(page)).join('\n'))
      .toContain('there is no "data-langage"; did you mean data-language');
  });

  test('a call that leads nowhere, with tag and address', { tag: '@all' }, async ({ page }) => {
    await page.route('**/nowhere/**', (route) => route.fulfill({ status: 404, body: '' }));
    await openEdited(page, '<atria-recipe-search></atria-recipe-search>', {
      script: 'data-api-base="/nowhere"',
    });
    await expect
      .poll(async () => (await lines(page)).join('\n'))
      .toMatch(/<atria-recipe-search> \w+ \/api\/\S+ 404: there is nothing there: check the id/);
  });
});

test('the help loads before any widget, so that it records every call [ELEM-10]', async ({
  page,
}) => {
  const asked: string[] = [];
  const fileOf = (request: Request) => request.url().replace(/.*\//, '');
  page.on('request', (request) => asked.push(fileOf(request)));
  page.on('requestfinished', (request) => asked.push(`${fileOf(request)} came`));
  await openEdited(page, '<atria-counter value="5"></atria-counter>');
  await expect(page.locator('atria-counter').getByRole('paragraph')).toHaveText('5');
  const [helped, counter] = ['atria-help.js came', 'counter.js'].map((one) => asked.indexOf(one));
  expect(helped).toBeGreaterThan(-1);
  expect(counter).toBeGreaterThan(helped ?? Number.NaN);
});

test('a widget whose file is missing [ELEM-10]', { tag: '@all' }, async ({ page }) => {
  await page.route('**/widgets/counter.js', (route) => route.fulfill({ status: 404 }));
  await openEdited(page, '<atria-counter value="5"></atria-counter>');
  await expect
    .poll(async () => (await lines(page)).join('\n'))
    .toContain('<atria-counter> did not load: put the whole folder of the release');
});

test('the list keeps out of the corner of messages [ELEM-10]', async ({ page, expectFaults }) => {
  expectFaults(/there is no shop-url/);
  await openEdited(page, '<atria-buy-button code="LK4101"></atria-buy-button>');
  await page.getByRole('button', { name: /^(Add to cart|Lisää ostoskoriin)/ }).click();
  const message = await page.locator('[popover]').filter({ visible: true }).boundingBox();
  const list = await panel(page).locator('.panel').boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(message?.x ?? 0);
});

test('a page without a mistake has an empty list [ELEM-10]', async ({ page }) => {
  await openEdited(page, `<atria-counter value="5" label="x"></atria-counter>`);
  await expect(page.getByText('Atria: 0 problems')).toBeVisible();
});

test('the texts are Finnish on a Finnish page, also in place where a tag shows nothing [ELEM-10]', async ({
  page,
}) => {
  const body = '<atria-cardgrid></atria-cardgrid>';
  const said = listen(page);
  await openHostPage(page, { body, script: 'data-edit-mode' });
  await expect(page.locator('atria-cardgrid')).not.toHaveCSS('height', '0px');
  await expect(
    page.locator('atria-cardgrid').getByText('ei ole widget; tarkoititko <atria-card-grid>?'),
  ).toBeVisible();
  // The console is for developers, in one language.
  const english = '<atria-cardgrid> is no widget; did you mean <atria-card-grid>?';
  await expect.poll(() => said.join('\n')).toContain(english);
  expect(said.join('\n')).not.toContain('tarkoititko');
});

test('edit mode loads what is far below, and a press in the list scrolls there [ELEM-10]', async ({
  page,
}) => {
  await openEdited(
    page,
    '<div style="height:4000px"></div><atria-counter valeu="5"></atria-counter>',
  );
  const entry = panel(page).getByRole('button', { name: 'there is no "valeu"' });
  await entry.press('Enter');
  await expect(page.locator('atria-counter')).toBeInViewport();
  const note = page.locator('atria-counter').locator('[data-atria-note]');
  await expect(note).toBeFocused();

  // A page translator may change the text of the note, which stays in its place.
  await note.evaluate((element) =>
    element.shadowRoot?.querySelector('li')?.replaceChildren('translated'),
  );
  await page.evaluate(() => document.body.append(document.createElement('atria-conter')));
  await expect.poll(() => lines(page)).toHaveLength(2);
  await expect(note.locator('li')).toHaveText('translated');
  await expect(note).toBeFocused();
});

test('for several of the same tag the list, the place and the console say which is meant [ELEM-10]', {
  tag: '@all',
}, async ({ page }) => {
  const said = listen(page);
  const wrong = '<atria-counter valeu="5"></atria-counter>';
  await openEdited(page, `<atria-counter value="5"></atria-counter>${wrong.repeat(2)}`);
  const names = ['<atria-counter> (2/3)', '<atria-counter> (3/3)'];
  for (const [index, name] of names.entries()) {
    const note = page
      .locator('atria-counter')
      .nth(index + 1)
      .locator('[data-atria-note]');
    await expect(note.getByText(name, { exact: true })).toBeVisible();
    await expect(panel(page).getByText(name)).toBeVisible();
    expect(said.filter((line) => line.startsWith(`${name} there is no "valeu"`))).toHaveLength(1);
  }
});

test('a note changes nothing of its widget [ELEM-10]', { tag: '@all' }, async ({ page }) => {
  const boxes = () =>
    page.locator('atria-accordion').evaluate((tag) =>
      [...(tag.shadowRoot?.querySelectorAll('button, summary, ul, li, svg') ?? [])]
        .filter((one) => !one.closest('[data-atria-note]'))
        .map((one) => {
          const { x, width, height } = one.getBoundingClientRect();
          const { textDecorationLine, display, fontSize } = getComputedStyle(one);
          return [one.localName, x, width, height, textDecorationLine, display, fontSize].join();
        }),
    );
  const panels = '<details><summary>A</summary><p>B</p></details>'.repeat(2);
  await openEdited(page, `<atria-accordion>${panels}</atria-accordion>`);
  await expect(page.locator('atria-accordion:state(ready)')).toHaveCount(1);
  const before = await boxes();
  expect(before.length).toBeGreaterThan(1);
  await page.locator('atria-accordion').evaluate((tag) => tag.setAttribute('haeding', 'x'));
  await expect(page.locator('[data-atria-note]')).toBeVisible();
  expect(await boxes()).toEqual(before);
});

test('what only a developer can correct is in a separate fold [ELEM-10]', async ({ page }) => {
  await openEdited(page, '<atria-contact-form></atria-contact-form>');
  const fold = panel(page).locator('details').filter({ hasText: 'For the developer' });
  await expect(fold.locator('summary')).toBeVisible();
  await expect(fold.getByText('data-captcha-script').first()).toBeHidden();
  await expect(page.getByText('Atria: 0 problems')).toBeVisible();
});

test('a missing picture is reported with its place, and so is text that a tag has swallowed [ELEM-10]', {
  tag: '@all',
}, async ({ page, expectFaults }) => {
  expectFaults(/\/kuvat\/ei-ole\.jpg/);
  const cards = JSON.stringify({ cards: [{ header: 'A', image: '/kuvat/ei-ole.jpg' }] });
  const grid = `<atria-card-grid>${block(cards)}</atria-card-grid>`;
  const behind = '<p>Vain tekstiä jälkeen</p>';
  await openEdited(
    page,
    `${grid}<div><atria-counter value="5" label="v" />${behind}</div><div><atria-accordion heading="A" open><h3>Ensin</h3></atria-accordion></div>`,
  );
  await expect
    .poll(async () => (await lines(page)).join('\n'))
    .toMatch(/cards 1, image: there is no picture at \/kuvat\/ei-ole.jpg/);
  expect((await lines(page)).join('\n')).toContain('holds “Vain tekstiä jälkeen”');
  await expect.poll(async () => (await lines(page)).length).toBe(2);
});

test('a corrected mistake disappears from the list and its place [ELEM-10]', {
  tag: '@all',
}, async ({ page }) => {
  await openEdited(page, '<atria-counter valeu="5" value="5"></atria-counter>');
  await expect.poll(() => lines(page)).toHaveLength(1);
  await page.locator('atria-counter').evaluate((tag) => tag.removeAttribute('valeu'));
  await expect.poll(() => lines(page)).toEqual([]);
  await expect(page.locator('[data-atria-note]')).toHaveCount(0);
});

test('a new entry of the list does not move the focus; calls beyond the browser’s own list are in it [ELEM-10]', {
  tag: '@all',
}, async ({ page }) => {
  await openHostPage(page, {
    body: '<atria-cardgrid></atria-cardgrid>',
    html: english,
    path: '/host-page?atria-debug',
    head: '<script>performance.setResourceTimingBufferSize(1)</script>',
  });
  await panel(page).locator('summary').first().click();
  const line = panel(page).getByRole('button', { name: '<atria-cardgrid>' });
  await line.focus();
  const asked = '/api/first /api/second /api/third'.split(' ');
  await page.evaluate(async (addresses) => {
    const brother = document.createElement('atria-countre');
    document.body.prepend(brother);
    for (const address of addresses) await (await fetch(address)).text();
  }, asked);
  await expect(panel(page).getByText('Atria: 2 problems')).toBeVisible();
  await expect(panel(page).getByText('Calls: 3')).toBeVisible();
  await expect(line).toBeFocused();
  await panel(page).getByText('Calls:').press('Enter');
  for (const address of asked) await expect(panel(page).getByText(address)).toBeVisible();
});

test('visitors load and see nothing of it; ?atria-debug shows it, with the calls [ELEM-10]', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const said = listen(page);
  const body = '<atria-cardgrid></atria-cardgrid><atria-recipe-search></atria-recipe-search>';
  await openHostPage(page, { body, html: english });
  await expect(page.locator('atria-recipe-search:state(ready)')).toHaveCount(1);
  expect(asked.filter((url) => url.includes('atria-help'))).toEqual([]);
  await expect(panel(page)).toHaveCount(0);
  await page.unroute('**/host-page');
  await openHostPage(page, { body, html: english, path: '/host-page?atria-debug' });
  await expect(panel(page).getByText('Atria: 1 problem')).toBeVisible();
  await panel(page).getByText('Calls:').click();
  await expect(panel(page).getByText('/api/search').first()).toBeVisible();
  const told = await page.evaluate(() => {
    const { atria } = globalThis as unknown as {
      atria: { version: string; problems(): { tag: string }[] & { version: string } };
    };
    const problems = atria.problems();
    return { tags: problems.map(({ tag }) => tag), releases: [atria.version, problems.version] };
  });
  expect(told).toEqual({ tags: ['atria-cardgrid'], releases: [version, version] });
  expect(said).toContain(`Atria Widgets ${version}`);
  await expect(panel(page).getByText(`Atria Widgets ${version}`)).toBeVisible();
  expect(trouble).toEqual([]);
});
