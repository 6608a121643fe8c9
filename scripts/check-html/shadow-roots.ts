import { type Browser, chromium, type Page } from 'playwright';
import { serveHost } from '../../demo-host/serve-host';
import { ensureChromium } from '../shared/chromium';
import { chromiumArgs } from '../shared/chromium-path';
import { widgetNames } from '../shared/widget-files';
import type { Document as Checked } from './nu';

/** The validator knows only HTML; `part` belongs to CSS Shadow Parts. */
const asDocument = (html: string): string =>
  `<!doctype html><html lang="fi"><head><title>Atria</title></head><body>${html.replaceAll(/ part="[\w ]+"/g, '')}</body></html>`;

/** Loads every widget of the page, and returns the content of their shadow roots. */
async function rootsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    for (const tag of document.querySelectorAll('*')) {
      if (!tag.localName.startsWith('atria-')) continue;
      tag.scrollIntoView();
      await customElements.whenDefined(tag.localName);
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('atria-'))
      .every((tag) => tag.matches(':state(ready)')),
  );
  return page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    // A loop over a list includes what is added meanwhile.
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*'))
        if (shadowRoot) roots.push(shadowRoot);
    return roots.slice(1).map((root) => (root as ShadowRoot).innerHTML);
  });
}

async function ofWidget(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // Examples that need a page of their own are in frames.
  await page.route(/[?&]only=/, (route) => route.abort());
  await page.goto(address);
  const found = await rootsOf(page);
  await page.close();
  return found;
}

/** The shadow roots of all widgets in their examples, each as a document of its own. */
export async function allShadowRoots(): Promise<readonly Checked[]> {
  const host = await serveHost();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const documents: Checked[] = [];
    for (const name of widgetNames()) {
      const found = await ofWidget(browser, `${host.address}/widgets/${name}`);
      found.forEach((html, at) => {
        documents.push({ name: `atria-${name} ${at + 1}`, html: asDocument(html) });
      });
    }
    return documents;
  } finally {
    await browser.close();
    host.close();
  }
}
