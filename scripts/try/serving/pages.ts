import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import {
  type Files,
  integrityMap,
  integrityOf,
  integritySnippet,
} from '../../describe/integrity-snippet';
import { snippet } from '../../describe/snippet';
import { version } from '../../shared/release';
import { passed } from '../passed';
import { oldVersion, type ServedBundle } from './nginx';
import type { SentPage, Site } from './site';

/** The address of pages, what they load, and the policy from the documentation. */
export interface Setting {
  readonly browser: Browser;
  readonly site: Site;
  readonly bundle: ServedBundle;
  readonly policy: string;
  readonly files: Files;
}

const body = `
  <atria-header></atria-header>
  <atria-card-grid heading="Reseptit"><script type="application/json">
    { "cards": [{ "header": "Lihapullat", "link": "/reseptit/lihapullat" }] }
  </script></atria-card-grid>
  ${'<br>'.repeat(250)}
  <atria-counter value="7" label="Sivua"></atria-counter>`;

/** The lines of a page's head, with a brand's fonts. */
const head = (base: string) =>
  [
    ...snippet(base, 'data-brand="atriafi" data-language="fi"'),
    `<link rel="stylesheet" href="${base}brands/atriafi.css">`,
  ].join('\n');

const icon = '<link rel="icon" href="/host/icons/atriafi.svg">';
const htmlOf = (head: string) =>
  `<!doctype html><html lang="fi"><head><title>Sivu</title>${icon}${head}</head><body>${body}</body></html>`;

/** Opens a page with these lines; the list collects its errors. */
async function open({ browser, site }: Setting, head: string, headers: SentPage['headers'] = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (one) => one.type() === 'error' && trouble.push(one.text()));
  page.on('requestfailed', (one) => trouble.push(`failed: ${one.url()}`));
  await page.goto(site.print({ headers, html: htmlOf(head) }));
  return { page, trouble };
}

async function expectAll(page: Page): Promise<void> {
  await expect(page.locator('atria-header').getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lihapullat' })).toBeVisible();
  await page.evaluate('document.fonts.ready');
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  assert.ok(
    fonts.some((family) => family.includes('Fraunces')),
    `fonts: ${fonts.join()}`,
  );
  const logo = page.locator('atria-header img').first();
  await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeTruthy();
  await page.locator('atria-counter').scrollIntoViewIfNeeded();
  await expect(page.getByText('Sivua')).toBeVisible();
}

async function tryPolicies(setting: Setting): Promise<void> {
  const { bundle, policy, files } = setting;
  const base = bundle.base(version);
  const strict = { 'Content-Security-Policy': policy };
  const isolated = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
  for (const headers of [strict, isolated]) {
    const { page, trouble } = await open(setting, head(base), headers);
    await expectAll(page);
    assert.deepEqual(trouble, []);
    await page.close();
  }
  passed('a page of another origin shows header, logo, fonts and widgets under the strict policy');
  passed('so does one with Cross-Origin-Embedder-Policy');
  const hash = integrityOf(integrityMap(base, files), 'sha256');
  const lines = integritySnippet(base, files, 'atriafi').join('\n');
  const { page, trouble } = await open(setting, lines, {
    'Content-Security-Policy': policy.replace('script-src', `script-src '${hash}'`),
  });
  await expectAll(page);
  assert.deepEqual(trouble, []);
  await page.close();
  passed('so does one whose lines have integrity hashes and an import map, allowed by its hash');
}

async function trySecondVisit(setting: Setting): Promise<void> {
  const { bundle } = setting;
  const { page } = await open(setting, head(bundle.base(version)));
  await expectAll(page);
  const asked = bundle.asked();
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expectAll(page);
  assert.equal(bundle.asked(), asked);
  await page.close();
  passed("a second page of the visit makes no request to the bundle's server");
}

async function tryUpgrade(setting: Setting): Promise<void> {
  const { bundle, site } = setting;
  const old = head(bundle.base(oldVersion));
  const [kept, lost] = [await open(setting, old), await open(setting, old)];
  for (const { page } of [kept, lost])
    await expect(page.getByRole('link', { name: 'Lihapullat' })).toBeVisible();
  const { page: upgraded, trouble } = await open(setting, head(bundle.base(version)));
  await expectAll(upgraded);
  await upgraded.goto(site.print({ headers: {}, html: htmlOf(old) }));
  await expectAll(upgraded);
  assert.deepEqual(trouble, []);
  await upgraded.close();
  passed('a visitor with the new release gets the old one complete, once a page names that again');
  await expectAll(kept.page);
  assert.deepEqual(kept.trouble, []);
  await kept.page.close();
  passed('a page opened before an upgrade gets the rest of its release, as long as that is there');
  bundle.removeOld();
  // If the folder is gone, so is the line that would report a missing part.
  const refused = lost.page.waitForResponse((one) => one.url().includes('atria-retry.js'));
  await lost.page.evaluate(() => {
    const late = document.createElement('atria-search-field');
    document.body.prepend(late);
  });
  assert.equal((await refused).status(), 404);
  await expect(lost.page.getByRole('searchbox')).toHaveCount(0);
  await expect(lost.page.getByRole('link', { name: 'Lihapullat' })).toBeVisible();
  await lost.page.close();
  passed('once that is removed, parts that such a page has not loaded yet stay empty');
}

/** What the documentation says about pages, checked in Chromium. */
export async function tryPages(setting: Setting): Promise<void> {
  await tryPolicies(setting);
  await trySecondVisit(setting);
  await tryUpgrade(setting);
}
