import { pathToFileURL } from 'node:url';
import { type Browser, expect } from '@playwright/test';
import { bundlePath } from '../../demo-host/host/bundle-path';
import { loadContract } from '../../scripts/shared/load-contracts';
import { dist } from '../../scripts/shared/release';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import { logos } from '../../src/core/page/brand';
import { type Language, languages } from '../../src/core/page/language';
import type { Hydrated } from './support/examples/hydrate';
import { type Place, settingsOf } from './support/examples/settings';
import { siteOf } from './support/sites';
import { englishShop, examples, mayMove, openVisitor, test, visit } from './support/visitor';
import { widgets } from './support/widgets';

/**
 * A window of this width. It is low: to paint what is in view takes a good part of the time, and
 * nothing here depends on its height.
 */
const viewportOf = (width: number) => ({ width, height: 300 });

/** Examples of one widget that do not hydrate their markup, or end otherwise than without it. */
async function misfits(
  browser: Browser,
  names: readonly string[],
  [address, width, isAnswered]: readonly [address: string | undefined, width: number, boolean],
  place: Place = {},
): Promise<string[]> {
  const page = await openVisitor(browser, address, { viewport: viewportOf(width) });
  const found: string[] = [];
  for (const name of names) {
    const { isKept, rendered, hydrated, heights, ends }: Hydrated = await visit(
      page,
      'begin',
      name,
      place,
      isAnswered,
    );
    if (!isKept) found.push(`${name}: its markup went`);
    if (hydrated !== rendered) found.push(`${name}: ${hydrated} instead of ${rendered}`);
    if (heights[0] !== heights[1] && !mayMove.test(name))
      found.push(`${name}: ${heights.join(' -> ')} px`);
    if (ends[0] !== ends[1]) found.push(`${name}: ${ends.join(' or ')} px`);
    found.push(...(await visit(page, 'end')).map((one) => `${name}: ${one}`));
  }
  await page.close();
  return found;
}

const windows = [
  ['in a wide window of the main site', undefined, 1280, false],
  ['in a narrow window of the shop, in English', englishShop, 375, false],
  ['with its answers in a wide window', undefined, 1280, true],
  ['with its answers in a narrow window of the shop, in English', englishShop, 375, true],
] as const;

for (const widget of widgets)
  for (const [where, ...window] of windows)
    test(`every example of ${widget} hydrates from the server's markup ${where}`, async ({
      browser,
      expectFaults,
    }) => {
      expectFaults('calls');
      const names = (examples[widget] ?? []).map(({ name }) => `${widget}/${name}`);
      expect(await misfits(browser, names, window)).toEqual([]);
    });

for (const language of languages)
  for (const width of [1280, 375])
    test(`an example of each widget hydrates in the language ${language}, ${width} px wide`, async ({
      browser,
      expectFaults,
    }) => {
      expectFaults('calls');
      const names = widgets.map((widget) => `${widget}/${examples[widget]?.[0]?.name}`);
      expect(await misfits(browser, names, [undefined, width, false], { language })).toEqual([]);
    });

for (const [at, logo] of logos.entries())
  test(`the header hydrates in the logo ${logo}`, async ({ browser }) => {
    for (const [window, width] of [1280, 375].entries()) {
      const language = languages[(at + window) % languages.length] as Language;
      const place = { language, logo };
      expect(await misfits(browser, ['header/default'], [undefined, width, false], place)).toEqual(
        [],
      );
    }
  });

/** Markup without the logo that it was made for. */
const withoutLogo = (html: string) =>
  html.replaceAll(/data-atria-made="[^"]*"|prerender\/brands\/\w+\.css|atria-brand-\w+/g, '');

for (const language of languages)
  test(`a logo changes only the markup of the header, in the language ${language}`, async () => {
    const { renderToHtml }: typeof import('../../src/server/server') = await import(
      pathToFileURL(`${dist}/server.js`).href
    );
    const renderedBy = async (widget: string, logo: (typeof logos)[number]) => {
      const contract = await loadContract(widget);
      const served = (examples[widget] ?? []).map((example) =>
        renderToHtml(exampleMarkup(contract, example), {
          url: new URL(`/every-example${example.query ?? ''}`, siteOf()),
          settings: settingsOf(example, { language, logo }),
          base: new URL(bundlePath, siteOf()).href,
          onError: (error) => {
            throw error;
          },
        }),
      );
      return withoutLogo((await Promise.all(served)).join('\n'));
    };
    const [first, ...others] = logos;
    for (const widget of widgets.filter((name) => name !== 'header')) {
      const own = await renderedBy(widget, first);
      for (const logo of others)
        expect.soft(await renderedBy(widget, logo), `${widget} in ${logo}`).toBe(own);
    }
  });
