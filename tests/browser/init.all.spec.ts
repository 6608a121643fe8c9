import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readyNames } from '../../editor/ready/ready-kinds';
import { packedCommand } from '../../scripts/build/packed-command';
import { findChromium } from '../../scripts/shared/chromium';
import { minutes } from '../../scripts/test/limits';
import { test } from './support/test';

// Each builds the command, and writes a release.
test.describe.configure({ timeout: minutes(10) });

// The tests' own Chromium is found.
process.env.CHROMIUM_PATH ??= findChromium();

test('doctor finds no fault in a starter page of any kind', async () => {
  const { run, serve } = await packedCommand();
  for (const kind of readyNames) {
    const folder = mkdtempSync(join(tmpdir(), 'atria-starter-'));
    run('init', kind, '--out', folder);
    const { address, started } = await serve('mock', '--port', '0', '--pages', folder);
    // With any fault its exit status differs, which throws with its output.
    const said = run('doctor', address, '--timeout', '60');
    expect(said).toContain('0 wrong, 0 could be better.');
    expect(said).not.toMatch(/: [012] tags/);
    started.kill();
    rmSync(folder, { recursive: true });
  }
});

test('a starter page measures once the visitor has agreed, and reports failures', async ({
  page,
}) => {
  const { run, serve } = await packedCommand();
  const folder = mkdtempSync(join(tmpdir(), 'atria-starter-'));
  writeFileSync(join(folder, 'measure.js'), '');
  const addresses = ['--tag-manager', '/measure.js', '--monitoring', '/monitoring'];
  run('init', 'contact', '--out', folder, '--language', 'en', ...addresses);
  const { address, started } = await serve('mock', '--port', '0', '--pages', folder);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/monitoring', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  const question = page.getByRole('complementary', { name: 'Cookies' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sales near you' })).toBeVisible();
  expect(asked).not.toContain('/measure.js');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('atria-error', { detail: { kind: 'network' } })),
  );
  await expect.poll(() => asked).toContain('/monitoring');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => asked).toContain('/measure.js');
  await expect(question).toBeHidden();
  await page.reload();
  await expect.poll(() => asked.filter((one) => one === '/measure.js')).toHaveLength(2);
  await expect(question).toBeHidden();
  started.kill();
  rmSync(folder, { recursive: true });
});
