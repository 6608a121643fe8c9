import assert from 'node:assert/strict';
import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../../shared/chromium';
import { chromiumArgs } from '../../shared/chromium-path';
import { canary } from './hostile-pages';

const address = 'http://hostile.example/';

/** The markup in shadow roots that could run, in words; and whether code has run. */
const troubleIn = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const found: string[] = name in globalThis ? ['something ran'] : [];
    const own = /\/atria-touched\.js$/;
    const roots = [...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? []);
    for (let root = roots.pop(); root; root = roots.pop())
      for (const one of root.querySelectorAll('*')) {
        if (one.shadowRoot) roots.push(one.shadowRoot);
        const isOwn = one instanceof HTMLScriptElement && own.test(one.src);
        if (/^(script|iframe|object|embed|base|meta)$/.test(one.localName) && !isOwn)
          if (!(one instanceof HTMLScriptElement && one.type === 'application/json'))
            found.push(`<${one.localName}>`);
        for (const { name, value } of one.attributes) {
          const runs = /^on/.test(name) ? name in one : name === 'srcdoc';
          const leads = /^(href|src|action|formaction|xlink:href|data)$/.test(name);
          if (runs || (leads && /^[\s\0-\x1f]*j\s*a\s*v\s*a\s*script:/i.test(value)))
            found.push(`<${one.localName} ${name}>`);
        }
      }
    return found;
  }, canary);

/** Opens pages in Chromium, where nothing in them may run. */
export async function tryInBrowser(pages: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const context = await browser.newContext();
    let shown = '';
    await context.route('**/*', (route) =>
      route.request().url() === address
        ? route.fulfill({
            contentType: 'text/html; charset=utf-8',
            // Two style sheets for each widget are not requested here.
            headers: { 'Content-Security-Policy': "style-src 'none'" },
            body: shown,
          })
        : route.abort(),
    );
    const page = await context.newPage();
    for (const [at, one] of pages.entries()) {
      shown = one;
      await page.goto(address);
      assert.deepEqual(await troubleIn(page), [], `page ${at}`);
    }
  } finally {
    await browser.close();
  }
}
