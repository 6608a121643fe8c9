import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { logos } from '../../src/core/page/brand';
import { settleAll, widgets } from './support/widgets';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// The page around the examples repeats landmarks and headings that a site has once.
const notOurs = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'heading-order',
  'region',
  'landmark-banner-is-top-level',
  'skip-link',
];

async function violations(page: Page): Promise<string[]> {
  const results = (await page.evaluate(
    async ([values, off]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      return checker.run(
        { include: [['[data-example]']] },
        {
          runOnly: { type: 'tag', values: values as string[] },
          rules: Object.fromEntries((off as string[]).map((id) => [id, { enabled: false }])),
          resultTypes: ['violations'],
        },
      );
    },
    [tags, notOurs],
  )) as axe.AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.flat().join(' ')} ${node.html.slice(0, 120)} — ${node.any[0]?.message ?? ''}`,
    ),
  );
}

for (const name of widgets)
  test(`axe finds nothing in the examples of ${name}, in any brand [IMP-25]`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/widgets/${name}`);
    await settleAll(page);
    await page.evaluate(source);
    const found: string[] = [];
    for (const brand of logos) {
      await page.evaluate((value) => {
        for (const tag of document.querySelectorAll('[data-example] > *')) {
          if (!tag.localName.startsWith('atria-') || tag.hasAttribute('data-own-brand')) continue;
          tag.setAttribute(value === 'sibyllase' ? 'logo' : 'brand', value);
        }
      }, brand);
      await settleAll(page);
      found.push(...(await violations(page)).map((line) => `${brand}: ${line}`));
    }
    expect(found).toEqual([]);
  });
