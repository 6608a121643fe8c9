import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in a page itself; frames contain pages with their own tests. */
export async function violations(page: Page): Promise<string[]> {
  // Playwright evaluates past the page's policy.
  await page.evaluate(source);
  const results = await page.evaluate(() => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return checker.run({ exclude: ['iframe'] }, { resultTypes: ['violations'], iframes: false });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
