import { expect } from '@playwright/test';
import { version } from '../../scripts/shared/release';
import { block, cards, grid } from './support/grid-markup';
import {
  bundlePath,
  keepBack,
  listen,
  openHostPage,
  strictPolicy,
  watchTrouble,
} from './support/host-page';
import { test } from './support/test';
import { keepErrors } from './support/told-errors';

test.describe('attributes', () => {
  test('read a bare flag as true, and follow its setting, emptying and removal [ELEM-02]', async ({
    page,
  }) => {
    await openHostPage(page, { body: grid('expandable', block(12)) });
    const more = page.getByRole('button', { name: 'Näytä lisää' });
    await expect(more).toBeVisible();
    const tag = page.locator('atria-card-grid');
    await tag.evaluate((element) => element.removeAttribute('expandable'));
    await expect(more).toHaveCount(0);
    await tag.evaluate((element) => element.setAttribute('expandable', ''));
    await expect(more).toBeVisible();
    await tag.evaluate((element) => element.setAttribute('expandable', 'false'));
    await expect(more).toHaveCount(0);
  });

  test('forget an emptied or removed text [ELEM-02]', async ({ page }) => {
    await openHostPage(page, { body: grid('heading="Reseptit"', block(1)) });
    const heading = page.getByRole('heading', { name: 'Reseptit' });
    await expect(heading).toBeVisible();
    const tag = page.locator('atria-card-grid');
    await tag.evaluate((element) => element.setAttribute('heading', ''));
    await expect(heading).toHaveCount(0);
    await tag.evaluate((element) => element.setAttribute('heading', 'Reseptit'));
    await expect(heading).toBeVisible();
    await tag.evaluate((element) => element.removeAttribute('heading'));
    await expect(heading).toHaveCount(0);
  });

  test('with bad JSON are reported once with tag and attribute, and the widget works [ELEM-10, IMP-05]', async ({
    page,
  }) => {
    const warnings = listen(page);
    const trouble = await watchTrouble(page);
    await openHostPage(page, {
      body: `${grid(`heading="Yksi" cards="[{"`)}${grid(`heading="Kaksi" cards="[{"`)}`,
    });
    await expect(page.getByText('Kaksi')).toBeVisible();
    const told = () =>
      warnings.filter((text) => text.includes('<atria-card-grid> attribute cards'));
    await expect.poll(told).toHaveLength(1);
    expect(told()[0]).toContain('invalid JSON, line 1, column 3');
    expect(trouble).toEqual([]);
  });

  test('are shown with what is wrong in edit mode, and never to visitors [ELEM-10]', async ({
    page,
  }) => {
    const body = grid('columns="five" heading="Otsikko"', block(1));
    await openHostPage(page, { body, script: 'data-edit-mode' });
    await expect(
      page.locator('atria-card-grid').getByText('attribuutti columns: annettu "five", odotettiin'),
    ).toBeVisible();
    await openHostPage(page, { body, path: '/host-page-2' });
    await expect(page.getByText('Otsikko')).toBeVisible();
    await expect(page.getByText('columns')).toHaveCount(0);
  });

  test('that are required and missing are named in edit mode, and never to visitors [ELEM-10]', async ({
    page,
  }) => {
    const told = listen(page);
    const body =
      '<atria-buy-button></atria-buy-button><atria-counter label="Alku"></atria-counter>';
    const missing = '<atria-buy-button> code: missing; expected a text';
    const inPlace = page.locator('atria-buy-button').getByText('code puuttuu, eikä ilman sitä');
    await openHostPage(page, { body, path: '/host-page-2' });
    await expect(page.locator('atria-buy-button:state(ready)')).toHaveCount(1);
    await expect(page.getByText('Alku')).toBeVisible();
    await expect(page.getByText('puuttuu')).toHaveCount(0);
    expect(told.filter((text) => text.includes('missing'))).toEqual([]);
    await openHostPage(page, { body, script: 'data-edit-mode' });
    await expect(inPlace).toBeVisible();
    await expect.poll(() => told.filter((text) => /missing|puuttuu/.test(text))).toEqual([missing]);
    await page.locator('atria-buy-button').evaluate((tag) => tag.setAttribute('code', 'LK4102'));
    await expect(inPlace).toHaveCount(0);
  });

  test('are taken as text by properties, as frameworks set them after the upgrade [ELEM-04]', async ({
    page,
  }) => {
    await openHostPage(page, { body: grid('', block(12)) });
    await expect(page.getByText('Kortti 12')).toBeVisible();
    await page.locator('atria-card-grid').evaluate((tag) =>
      Object.assign(tag, {
        cards: '[{"header":"A"},{"header":"B"},{"header":"C"}]',
        columns: 'two',
        rowsToDisplay: '1',
        expandable: '',
      }),
    );
    await expect(page.getByRole('button', { name: 'Näytä lisää' })).toBeVisible();
    await expect(page.getByText('A', { exact: true })).toBeVisible();
    await expect(page.getByText('C', { exact: true })).toHaveCount(0);
  });
});

test.describe('block data', () => {
  test('comes from a JSON child, without a request [ELEM-04]', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHostPage(page, { body: grid('', block(2)) });
    await expect(page.getByText('Kortti 2')).toBeVisible();
    // The page, and the files of the bundle.
    expect(asked).toContain(`${bundlePath}atria.js`);
    expect(asked.filter((path) => !/^\/(host-page$|atria\/)/.test(path))).toEqual([]);
  });

  test('comes from the page’s block named by block-id or the property [ELEM-03, ELEM-04]', async ({
    page,
  }) => {
    const pageBlock = `<script type="application/json" data-atria-block="b1">${JSON.stringify({ cards: cards(3) })}</script>`;
    const other = pageBlock.replace('b1', 'b2').replaceAll('Kortti', 'Toinen');
    await openHostPage(page, { body: `${pageBlock}${other}${grid('block-id="b1"')}` });
    await expect(page.getByText('Kortti 3')).toBeVisible();
    await page.locator('atria-card-grid').evaluate((tag) => Object.assign(tag, { blockId: 'b2' }));
    await expect(page.getByText('Toinen 3')).toBeVisible();
  });

  test('comes from a JSON attribute before the child, and from a property before both; null removes both [ELEM-04]', async ({
    page,
  }) => {
    const attribute = JSON.stringify([{ header: 'Attribuutista' }]).replaceAll('"', '&quot;');
    await openHostPage(page, { body: grid(`cards="${attribute}"`, block(2)) });
    await expect(page.getByText('Attribuutista')).toBeVisible();
    await expect(page.getByText('Kortti 1')).toHaveCount(0);
    await page.locator('atria-card-grid').evaluate((tag) => {
      Object.assign(tag, { cards: [{ header: 'Ominaisuudesta' }] });
    });
    await expect(page.getByText('Ominaisuudesta')).toBeVisible();
    await expect(page.getByText('Attribuutista')).toHaveCount(0);
    await page.locator('atria-card-grid').evaluate((tag) => Object.assign(tag, { cards: null }));
    await expect(page.getByText('Kortti 2')).toBeVisible();
    await expect(page.getByText('Attribuutista')).toHaveCount(0);
  });

  test('follows a JSON child that is appended after the tag, and one that changes', async ({
    page,
  }) => {
    await openHostPage(page, { body: grid('heading="Tyhjä"') });
    await expect(page.getByText('Tyhjä')).toBeVisible();
    await page.locator('atria-card-grid').evaluate(
      (tag, text) => {
        const script = document.createElement('script');
        script.type = 'application/json';
        script.textContent = text;
        tag.append(script);
      },
      JSON.stringify({ cards: cards(1) }),
    );
    await expect(page.getByText('Kortti 1')).toBeVisible();
    await page.locator('atria-card-grid script').evaluate(
      (script, text) => {
        script.textContent = text;
      },
      JSON.stringify({ cards: [{ header: 'Toisin', link: '/a' }] }),
    );
    await expect(page.getByText('Toisin')).toBeVisible();
  });

  test('set as a property before the upgrade is kept', async ({ page }) => {
    await openHostPage(page, { body: '', bare: true });
    await page.evaluate((src) => {
      const tag = document.createElement('atria-card-grid');
      Object.assign(tag, { cards: [{ header: 'Varhain' }] });
      document.body.append(tag);
      const script = Object.assign(document.createElement('script'), { type: 'module', src });
      document.head.append(script);
    }, `${bundlePath}atria.js`);
    await expect(page.getByText('Varhain')).toBeVisible();
  });

  test('that is hostile shows as text and makes no link that runs [IMP-08, IMP-09]', async ({
    page,
  }) => {
    const trouble = await watchTrouble(page);
    const hostile = [
      { header: '<img src=x onerror="window.hit=1">', link: 'javascript:window.hit=2' },
      { header: 'Toinen', image: 'javascript:window.hit=3' },
    ];
    await openHostPage(page, {
      body: grid(
        '',
        `<script type="application/json">${JSON.stringify({ cards: hostile })}</script>`,
      ),
    });
    await expect(page.getByText('<img src=x')).toBeVisible();
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
    expect(await page.evaluate('window.hit')).toBeUndefined();
    expect(trouble).toEqual([]);
  });
});

test.describe('the life of an element', () => {
  test('keeps its state when it is moved in the page [IMP-06]', async ({ page }) => {
    await openHostPage(page, {
      body: `<div id="a">${grid('expandable rows-to-display="1"', block(8))}</div><div id="b"></div>`,
    });
    await page.getByRole('button', { name: 'Näytä lisää' }).click();
    await expect(page.getByText('Kortti 8')).toBeVisible();
    await page.evaluate(() => {
      const tag = document.querySelector('atria-card-grid');
      if (tag) document.querySelector('#b')?.append(tag);
    });
    await expect(page.locator('#b').getByText('Kortti 8')).toBeVisible();
    await expect(page.getByText('Kortti 1', { exact: true })).toHaveCount(1);
  });

  test('keeps its state through moveBefore', async ({ page }) => {
    await openHostPage(page, {
      body: `<div id="a">${grid('expandable rows-to-display="1"', block(8))}</div><div id="b"></div>`,
    });
    await page.getByRole('button', { name: 'Näytä lisää' }).click();
    await page.evaluate(() => {
      const target = document.querySelector('#b') as Element & {
        moveBefore?: (node: Node | null, before: null) => void;
      };
      target.moveBefore?.(document.querySelector('atria-card-grid'), null);
    });
    await expect(page.locator('#b').getByText('Kortti 8')).toBeVisible();
  });

  test('starts anew after removal and insertion, without doubled markup [IMP-06]', async ({
    page,
  }) => {
    await openHostPage(page, { body: `<div id="a">${grid('heading="Kerran"', block(2))}</div>` });
    await expect(page.getByText('Kerran')).toBeVisible();
    await page.evaluate(async () => {
      const tag = document.querySelector('atria-card-grid');
      if (!tag) return;
      tag.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.body.append(tag);
    });
    await expect(page.getByText('Kerran')).toHaveCount(1);
    await expect(page.getByText('Kortti 2')).toHaveCount(1);
  });

  test('shows the content between its tags until the first paint, then not, without a flash [ELEM-09]', async ({
    page,
  }) => {
    const release = await keepBack(page, /widgets\/card-grid\./);
    // What each frame shows when it is painted: nothing, the server's content, the widget, or both.
    // A frame may come between the start tag and what follows it.
    await page.addInitScript(() => {
      const frames: string[] = [];
      const height = (element?: Element | null) => element?.getBoundingClientRect().height ?? 0;
      const look = () => {
        const tag = document.querySelector('atria-card-grid');
        const between = tag?.querySelector('p');
        const sent = height(between) > 0 ? 'sent' : '';
        const own = height(tag?.shadowRoot?.querySelector('h2')) > 0 ? 'own' : '';
        if (between && frames.at(-1) !== sent + own) frames.push(sent + own);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { frames });
    });
    await openHostPage(page, { body: grid('heading="Valmis"', '<p>Palvelimelta</p>') });
    await expect(page.getByText('Palvelimelta')).toBeVisible();
    release();
    await expect(page.getByText('Valmis')).toBeVisible();
    await expect(page.getByText('Palvelimelta')).toBeHidden();
    await expect.poll(() => page.evaluate('window.frames.at(-1)')).toBe('own');
    expect(await page.evaluate('window.frames')).toEqual(['sent', 'own']);
  });

  test('that throws says so once and does not affect the others [IMP-04]', async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/broken by the host/);
    const errors: string[] = [];
    const trouble = await watchTrouble(page);
    const told = await keepErrors(page);
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openHostPage(page, {
      body: `<atria-counter id="bad" value="30000"><p>Varalla</p></atria-counter>${grid('heading="Ehjä"')}`,
      head: `<script>
        // A host that breaks what one widget needs.
        Intl.NumberFormat = function () { throw new Error('broken by the host'); };
      </script>`,
    });
    await expect(page.getByText('Ehjä')).toBeVisible();
    await expect(page.getByText('Varalla')).toBeVisible();
    expect(await told()).toEqual([{ kind: 'stopped', tag: 'atria-counter', release: version }]);
    expect(errors.filter((text) => text.includes('<atria-counter> stopped'))).toHaveLength(1);
    // Once as it restarts, once as it stops: React logs nothing more.
    expect(errors.filter((text) => text.includes('broken by the host'))).toHaveLength(2);
    expect(trouble).toEqual([]);
  });
});

test.describe('the host page', () => {
  test('may have a strict policy with trusted types [IMP-07]', async ({ page }) => {
    const trouble = await watchTrouble(page);
    await openHostPage(page, {
      body: grid('heading="Tiukka"', block(4)),
      headers: { 'Content-Security-Policy': strictPolicy },
    });
    await expect(page.getByText('Kortti 4')).toBeVisible();
    const color = await page
      .getByRole('heading', { name: 'Tiukka' })
      .evaluate((heading) => getComputedStyle(heading).fontWeight);
    expect(Number(color)).toBeGreaterThanOrEqual(500);
    expect(trouble).toEqual([]);
  });

  test('receives events that bubble out of the widget [ELEM-08]', async ({ page }) => {
    await openHostPage(page, { body: grid('expandable rows-to-display="1"', block(8)) });
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('atria-cards-shown', (event) => {
        heard.push({ composed: event.composed, detail: (event as CustomEvent).detail });
      });
    });
    await page.getByRole('button', { name: 'Näytä lisää' }).click();
    await expect
      .poll(() => page.evaluate('window.heard'))
      .toEqual([{ composed: true, detail: { shown: 8, total: 8 } }]);
  });

  test('keeps its own styles: none of ours leak [IMP-07]', async ({ page }) => {
    await openHostPage(page, { body: `<h2 id="own">Oma</h2>${grid('heading="Ruudukko"')}` });
    const style = () =>
      page.locator('#own').evaluate((own) => {
        const { fontFamily, color, margin } = getComputedStyle(own);
        return { fontFamily, color, margin };
      });
    const before = await style();
    await expect(page.getByText('Ruudukko')).toBeVisible();
    expect(await style()).toEqual(before);
  });

  test('may override a token with --atria-…', async ({ page }) => {
    await openHostPage(page, {
      body: grid('heading="Vihreä"'),
      head: '<style>:root { --atria-color-text: rgb(0, 128, 0) }</style>',
    });
    await expect(page.getByText('Vihreä')).toBeVisible();
    const color = await page
      .locator('atria-card-grid [part=root]')
      .evaluate((root) => getComputedStyle(root).color);
    expect(color).toBe('rgb(0, 128, 0)');
  });

  test('sets language and brand once for all, and the tag has priority [ELEM-03]', async ({
    page,
  }) => {
    await openHostPage(page, {
      body: `${grid('heading="a"')}${grid('heading="b" language="se" brand="sibylla"')}`,
      script: 'data-language="de" data-brand="jyvabroiler"',
    });
    await expect(page.getByText('b', { exact: true })).toBeVisible();
    const roots = page.locator('atria-card-grid [part=root]');
    await expect(roots.nth(0)).toHaveAttribute('lang', 'de');
    await expect(roots.nth(1)).toHaveAttribute('lang', 'sv');
    const primary = (index: number) =>
      roots
        .nth(index)
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--_color-primary'));
    expect(await primary(0)).not.toBe(await primary(1));
  });
});
