import { expect, type Page, type Request } from '@playwright/test';
import { snippet } from '../../scripts/describe/snippet';
import { bundlePath, openHostPage } from './support/host-page';
import { siteOf } from './support/sites';
import { test } from './support/test';

const counter = '<atria-counter value="7" label="Sivua"></atria-counter>';

test.describe('the first request of a widget', () => {
  /** Opens a page whose header's code loads last; returns the calls of its navigation. */
  async function openHeader(page: Page, script: string, head = '') {
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/nav/')) calls.push(request);
    });
    await page.route(/widgets\/header\./, async (route) => {
      await expect.poll(() => calls.length).toBe(1);
      await route.continue();
    });
    await page
      .context()
      .addCookies([{ name: '__RequestVerificationToken', value: 'a%3Db', url: siteOf() }]);
    await openHostPage(page, { body: '<atria-header page-id="1"></atria-header>', head, script });
    await expect(page.locator('atria-header').getByRole('navigation').first()).toBeVisible();
    return calls;
  }

  for (const [given, code] of [
    ['sv', 'se'],
    ['en-GB', 'en'],
    ['EN', 'en'],
  ])
    test(`starts before its code has loaded, and is taken over, in ${given} [I18N-06, API-02]`, async ({
      page,
    }) => {
      const calls = await openHeader(page, `data-language="${given}"`);
      const [call] = calls;
      expect(calls).toHaveLength(1);
      expect(new URL(call?.url() ?? '').search).toBe(`?languageId=${code}&pageId=1`);
      expect(call?.headers()['x-xsrf-token']).toBe('a=b');
      expect(call?.headers().accept).toBe('application/json');
    });

  test('is a single one with a base that is a bare slash, and with the script tag’s beside a block [API-02, ELEM-03]', async ({
    page,
  }) => {
    const head =
      '<script type="application/json" data-atria-settings>{ "Defaults": { "subDomainId": "7" } }</script>';
    const calls = await openHeader(page, 'data-api-base="/" data-language="en"', head);
    expect(calls.map((call) => new URL(call.url()).search)).toEqual([
      '?languageId=en&pageId=1&subDomainId=7',
    ]);
  });

  test('follows the page’s own settings, and not a base of another origin', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openHostPage(page, {
      head: '<base href="https://cdn.example/">',
      bare: true,
      body: `<script type="application/json" data-atria-settings>
          { "language": "sv", "defaults": { "subDomainId": "7" } }</script>
        <script type="module">
        const script = document.createElement('script');
        script.type = 'module';
        script.src = location.origin + '${bundlePath}atria.js';
        document.head.append(script);
      </script><atria-header page-id="1"></atria-header>`,
    });
    await expect(page.locator('atria-header').getByRole('navigation').first()).toBeVisible();
    const own = calls.filter((url) => url.includes('/api/nav/')).map((url) => new URL(url));
    expect(own.map(({ search }) => search)).toEqual(['?languageId=se&pageId=1&subDomainId=7']);
    expect(own[0]?.origin).toBe(siteOf());
  });

  test('is not made in a frame, where the header shows nothing [HDR-31]', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openHostPage(page, { body: '<iframe></iframe>', bare: true });
    const frame = page.frameLocator('iframe');
    const head = snippet(bundlePath, 'data-shop-name="localhost"').join('');
    await page.route('**/framed', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${head}<atria-header page-id="1"></atria-header>${counter}`,
      }),
    );
    await page.locator('iframe').evaluate((tag: HTMLIFrameElement) => {
      tag.src = '/framed';
    });
    await expect(frame.getByText('Sivua')).toBeVisible();
    await expect(frame.locator('atria-header:state(ready)')).toBeAttached();
    expect(calls.filter((url) => url.includes('/api/nav/'))).toEqual([]);
  });
});
