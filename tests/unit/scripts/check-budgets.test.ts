// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root, widgetNames } from '../../../scripts/shared/widget-files';

const folder = mkdtempSync(join(tmpdir(), 'atria-budgets-'));
mkdirSync(join(folder, 'widgets'));
const write = (path: string, bytes: number) =>
  writeFileSync(join(folder, path), bytes > 9 ? randomBytes(bytes) : 'void 0;');

afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a build whose loader, and whose header, have about so many incompressible bytes. */
function check(loader: number, header: number) {
  for (const name of widgetNames()) write(`widgets/${name}.js`, 1);
  write('atria-early.js', 1);
  write('atria.css', 1);
  write('atria.js', loader);
  write('widgets/header.js', header);
  const args = ['--import', 'tsx', 'scripts/check-budgets.ts', folder];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

it('a build within its budgets passes', () => {
  const { status, stderr } = check(1000, 8000);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('a loader, a widget or a page a few bytes over its budget fails, each by its name', () => {
  const { status, stderr } = check(1440, 84_000);
  expect(stderr).toMatch(/missing: loader \(atria.js\), page of header, .*, widget header$/m);
  expect(status).toBe(1);
});
