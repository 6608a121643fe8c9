import { expect } from '@playwright/test';
import { findChromium } from '../../scripts/chromium';
import { examine } from '../../scripts/doctor/doctor';
import { test } from './support/test';

/** What `npx atria-widgets doctor` says of a page of the demo host. */
async function findingsOn(address: string) {
  const page = new URL(address);
  const { findings } = await examine({ page, headers: {}, timeout: 60, chromium: findChromium() });
  return findings.map(({ area, level, problem }) => `${area}, ${level}: ${problem}`);
}

test('a page that is set up right has nothing to be mended', async ({ baseURL }) => {
  expect(await findingsOn(`${baseURL}/`)).toEqual([]);
});

test('what a page says of itself is passed on', async ({ baseURL }) => {
  const found = await findingsOn(`${baseURL}/widgets/portion-calculator?only=badEntries`);
  expect(
    found.filter((one) => one.startsWith('browser, wrong: <atria-portion-calculator>')),
  ).not.toEqual([]);
});
