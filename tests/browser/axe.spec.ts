import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { brands, type Logo, logos } from '../../src/core/page/brand';
import { test } from './support/test';
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

// What a brand can change if the markup stays the same.
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * What axe finds on the page: with all rules, or only with those about styles where only they are
 * new.
 */
async function violations(page: Page, isNew: boolean): Promise<string[]> {
  const results = await page.evaluate(
    ({ runOnly, off }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      return checker.run(
        { include: [['[data-example]']] },
        {
          runOnly,
          rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
          resultTypes: ['violations'],
        },
      );
    },
    {
      runOnly: isNew
        ? ({ type: 'tag', values: tags } as const)
        : ({ type: 'rule', values: rulesOfLook } as const),
      off: isNew ? notOurs : [],
    },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.flat().join(' ')} ${node.html.slice(0, 120)} — ${node.any[0]?.message ?? ''}`,
    ),
  );
}

/** Gives all examples a brand, except those with their own, and waits until they show it. */
async function setBrand(page: Page, brand: Logo): Promise<void> {
  await page.evaluate((value) => {
    for (const tag of document.querySelectorAll('[data-example] > *')) {
      if (!tag.localName.startsWith('atria-') || tag.hasAttribute('data-own-brand')) continue;
      tag.setAttribute(value === 'sibyllase' ? 'logo' : 'brand', value);
    }
  }, brand);
  await page.waitForFunction(
    (value) =>
      [...document.querySelectorAll('[data-example] > *')]
        .filter(({ localName }) => localName.startsWith('atria-'))
        .every((tag) => {
          const root = tag.hasAttribute('data-own-brand')
            ? undefined
            : tag.shadowRoot?.querySelector('[class*=atria-brand-]');
          return (
            tag.matches(':state(ready)') &&
            (!root || root.classList.contains(`atria-brand-${value}`))
          );
        }),
    brand,
  );
}

/** The markup of the examples, including shadow roots, without the brand itself. */
const markup = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const names = element.getAttributeNames().filter((name) => !/^(brand|logo)$/.test(name));
          const own = names.map((name) => `${name}=${element.getAttribute(name)}`).join(' ');
          const text = element.children.length === 0 ? element.textContent : '';
          const inner = element.shadowRoot ? textOf(element.shadowRoot) : '';
          return `<${element.localName} ${own}>${text}${inner}`;
        })
        .join('');
    const all = [...document.querySelectorAll('[data-example]')].map(textOf).join('');
    return all.replaceAll(/\batria-brand-\w+|_[rR]_\w*?_/g, '');
  });

for (const name of widgets)
  test(`axe finds nothing in the examples of ${name}, in any brand [IMP-25]`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Examples that need a page of their own are in frames, which the stories check.
    await page.route(/[?&]only=/, (route) => route.abort());
    await page.goto(`/widgets/${name}`);
    await settleAll(page);
    await page.evaluate(source);
    const found: string[] = [];
    const seen = new Set<string>();
    // forms.spec.ts checks the form kit in every brand, with errors shown. Of all widgets only the
    // header has a logo that is not its site's.
    const all = name === 'header' ? logos : brands;
    for (const brand of name.endsWith('-form') ? brands.slice(0, 1) : all) {
      await setBrand(page, brand);
      const now = await markup(page);
      const lines = await violations(page, !seen.has(now));
      seen.add(now);
      found.push(...lines.map((line) => `${brand}: ${line}`));
    }
    expect(found).toEqual([]);
  });
