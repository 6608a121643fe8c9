import { expect } from '@playwright/test';
import { block, grid } from './support/grid-markup';
import { bundlePath, listen, openHostPage } from './support/host-page';
import { test } from './support/test';

test.describe('block data', () => {
  test('is read when it arrives in pieces, without a report about half of it [ELEM-04]', async ({
    page,
  }) => {
    const told = listen(page);
    await openHostPage(page, { body: '', bare: true });
    // Like a parser that waits for the rest of a slow page.
    await page.evaluate((src) => {
      Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
      document.body.innerHTML =
        '<atria-card-grid heading="Osissa"><script type="application/json">{"cards":[{"hea</script></atria-card-grid>';
      const script = Object.assign(document.createElement('script'), { type: 'module', src });
      document.head.append(script);
    }, `${bundlePath}atria.js`);
    await expect(page.getByText('Osissa')).toBeVisible();
    await page.locator('atria-card-grid script').evaluate((script) => {
      (script.firstChild as Text).appendData('der":"Toinen osa"}]}');
      Reflect.deleteProperty(document, 'readyState');
      document.dispatchEvent(new Event('DOMContentLoaded'));
    });
    await expect(page.getByText('Toinen osa')).toBeVisible();
    expect(told.filter((text) => text.includes('JSON child'))).toEqual([]);
  });

  test('is found in a script that jQuery inserts, whose type then has a prefix [ELEM-04]', async ({
    page,
  }) => {
    const inside = block(1).replace('application/json', 'true/application/json');
    await openHostPage(page, { body: grid('', inside) });
    await expect(page.getByText('Kortti 1')).toBeVisible();
  });

  test('is read in the wrappers of a field, without the marks of XHTML, and neither shows [ELEM-04, ELEM-12]', async ({
    page,
  }) => {
    const asIn = (data: string) =>
      `<div class="field"><p><script type="application/json; charset=utf-8">// <![CDATA[\n${data}\n// ]]></script></p><p>&nbsp;</p></div>`;
    const items = asIn('{"items":[{"heading":"Ensin","content":"<p>Yksi</p>"}]}');
    const body = `${grid('', asIn('{"cards":[{"header":"Kentässä"}]}'))}<atria-expandable-list>${items}</atria-expandable-list><atria-expandable-list>${asIn('{"heading":"Omat"}')}<p>Kaksi</p></atria-expandable-list>`;
    await openHostPage(page, { body });
    await expect(page.getByText('Kentässä')).toBeVisible();
    await expect(page.getByText('Yksi')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Omat' })).toBeVisible();
    const last = page.locator('atria-expandable-list').last();
    await expect(last.getByText('Kaksi')).toBeVisible();
    await expect(last.getByRole('listitem')).toHaveCount(1);
  });

  test('is read without what a CMS’s text filters inserted, and that is reported once [ELEM-12]', async ({
    page,
  }) => {
    const told = listen(page);
    const inside =
      '<script type="application/json">{ "Cards": [</p>\n<p>{ "Header": "Suodatettu", },<br />] }</script>';
    await openHostPage(page, { body: grid('', inside) });
    await expect(page.getByText('Suodatettu')).toBeVisible();
    await expect
      .poll(() => told.filter((text) => text.includes('read without')))
      .toEqual([
        '<atria-card-grid> JSON child: given JSON with <p>, a comma too many, <br>, first at line 1, column 13; it was read without, expected a JSON object with attribute values by name',
      ]);
  });

  test('that needs correction is read after a reconnection, if the code for it failed to load [ELEM-12, IMP-04]', async ({
    page,
    expectFaults,
  }) => {
    expectFaults('files');
    const told = listen(page);
    await page.route('**/mend-json.js*', (route) => route.abort());
    const cards = '[{"header":"Suodatettu",}]'.replaceAll('"', '&quot;');
    const inside = '<script type="application/json">{"heading":"Lohkosta",}</script>';
    await openHostPage(page, { body: grid(`cards="${cards}"`, inside) });
    await expect.poll(() => told.join()).toContain('a part could not be loaded');
    await page.unroute('**/mend-json.js*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Suodatettu')).toBeVisible();
    await expect(page.getByText('Lohkosta')).toBeVisible();
  });

  test('and JSON attributes and properties accept capital first letters [ELEM-11, SRCH-07]', async ({
    page,
  }) => {
    const items = JSON.stringify([{ Id: 'kana', Label: 'Kanasta' }]).replaceAll('"', '&quot;');
    await openHostPage(page, { body: grid(`dropdown-items="${items}"`, block(1)) });
    await page.getByRole('button', { name: 'Rajaa' }).click();
    await expect(page.getByRole('option', { name: 'Kanasta' })).toBeVisible();
    await page.locator('atria-card-grid').evaluate((tag) => {
      Object.assign(tag, { cards: [{ Header: 'Isolla' }] });
    });
    await expect(page.getByText('Isolla')).toBeVisible();
  });
});
