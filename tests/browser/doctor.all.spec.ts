import { execFile } from 'node:child_process';
import { expect } from '@playwright/test';
import { findChromium } from '../../scripts/shared/chromium';
import { root } from '../../scripts/shared/widget-files';
import { siteOf } from './support/sites';
import { test } from './support/test';

/** The report of `npx atria-widgets doctor` on a page of the demo host. */
function findingsOn(address: string): Promise<string[]> {
  const command = ['--import', 'tsx', 'cli/atria-widgets.ts', 'doctor', address, '--json'];
  const options = { cwd: root, env: { ...process.env, CHROMIUM_PATH: findChromium() } };
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (_, out) => {
      const { findings } = JSON.parse(out) as { findings: Record<string, string>[] };
      resolve(findings.map(({ area, level, problem }) => `${area}, ${level}: ${problem}`));
    });
  });
}

test('a page with a correct set-up has no finding', async () => {
  expect(await findingsOn(`${siteOf()}/`)).toEqual([]);
});

test('the page’s own report is passed on', async () => {
  const found = await findingsOn(`${siteOf()}/widgets/portion-calculator?only=badEntries`);
  const own = /^browser, wrong: <atria-portion-calculator>/;
  expect(found.filter((one) => own.test(one))).not.toEqual([]);
});
