import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import type { Surface } from '../../scripts/release/surface';
import { dist } from '../../scripts/shared/release';
import { minutes } from '../../scripts/test/limits';
import { isAll } from '../support/ring';
import { keepBack, watchTrouble } from './support/host-page';
import { searchSites } from './support/search-page';
import { failCalls } from './support/sites';
import { test } from './support/test';
import { frames, openPage, pageOf, settleAll, widgets } from './support/widgets';

/** The widgets that make calls, as the release says. */
function widgetsWithCalls(): string[] {
  const { tags }: Surface = JSON.parse(readFileSync(join(dist, 'contracts.json'), 'utf8'));
  return widgets.filter((name) => tags[`atria-${name}`]?.calls.length);
}

for (const fault of ['500', 'offline', 'malformed', 'shape', 'empty'])
  test(`all widgets survive failing calls: ${fault} [IMP-04]`, {
    tag: /500|shape/.test(fault) ? [] : '@all',
  }, async ({ page, expectFaults }) => {
    test.setTimeout(minutes(2));
    expectFaults('calls');
    const trouble = await watchTrouble(page);
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (/> (restarts|stopped):/.test(message.text())) stopped.push(message.text());
    });
    const withCalls = widgetsWithCalls();
    await failCalls(page, `all:${fault}`);
    await page.goto(pageOf(withCalls));
    await settleAll(page);
    const roots = await page.evaluate(() =>
      [...document.querySelectorAll('[data-example] > *')].map(
        ({ localName, shadowRoot }) => shadowRoot?.querySelector('[part=root]') && localName,
      ),
    );
    for (const name of withCalls) expect(roots).toContain(`atria-${name}`);
    expect({ trouble, stopped }).toEqual({ trouble: [], stopped: [] });
  });

type Caller = readonly [asks: string, call: (tag: Locator) => Promise<unknown>];
const setting =
  (name: string, value: string): Caller[1] =>
  (tag) =>
    tag.evaluate((element, given) => element.setAttribute(...given), [name, value] as const);

/**
 * The tags that make each widget call for itself, and what only that call's address has; the cart
 * and the customer belong to the page.
 */
const callers: Record<string, Caller> = {
  ...Object.fromEntries(
    searchSites.map(({ tag }): [string, Caller] => [
      tag.replace('atria-', ''),
      ['kana', (widget) => widget.getByRole('searchbox').fill('kana')],
    ]),
  ),
  // The first example has no field for it.
  'news-search': ['Viestintä', setting('authors', 'Viestintä')],
  // Its first call is the loader's.
  header: ['=en', setting('language', 'en')],
  'quick-search': ['kana', (tag) => tag.getByRole('combobox').pressSequentially('kana')],
};

/** The searches are one code. */
const tried = isAll ? Object.keys(callers) : ['product-search', 'header'];

for (const [name, [asks, call]] of Object.entries(callers).filter(([one]) => tried.includes(one)))
  test(`${name} aborts its call when it is removed, and an answer changes nothing [IMP-03]`, async ({
    page,
  }) => {
    const trouble = await watchTrouble(page);
    await openPage(page, pageOf([name]));
    const tag = page.locator(`atria-${name}`).first();
    const answer = await keepBack(page, '**/api/**');
    // Other examples, including those in frames, may still call for their content.
    const asked = page.waitForRequest(
      (one) =>
        decodeURIComponent(one.url()).includes(asks) &&
        one.url().includes('/api/') &&
        one.frame() === page.mainFrame(),
    );
    await call(tag);
    const request = await asked;
    const givenUp = page.waitForEvent('requestfailed', (one) => one === request);
    const gone = await tag.evaluateHandle((element) => {
      element.remove();
      return element;
    });
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    const markup = () => gone.evaluate((element) => element.shadowRoot?.innerHTML);
    const before = await markup();
    answer();
    // Two frames after an answer to another call, made after theirs.
    await page.evaluate(() => fetch('/api/nav/mobile?languageId=fi').then(() => {}));
    await frames(page, 2);
    expect(await markup()).toBe(before);
    expect(trouble).toEqual([]);
  });
