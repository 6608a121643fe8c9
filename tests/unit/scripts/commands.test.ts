// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tool } from '../../../scripts/shared/tool';
import { root } from '../../../scripts/shared/widget-files';
import { minutes } from '../../../scripts/test/limits';

/** Where `npm run fix` may write. */
const folder = mkdtempSync(join(tmpdir(), 'atria-fix-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Runs the line of a script of package.json, without npm; returns its output and exit status. */
const run = (script: string, args: readonly string[] = [], cwd = root) =>
  new Promise<{ text: string; status: number }>((resolve) => {
    const [program = '', ...own] = String(scripts[script]).split(' ');
    const [node, all] = tool(program, ...own, ...args);
    execFile(node, all, { cwd }, (error, stdout, stderr) =>
      resolve({ text: stdout + stderr, status: Number(error?.code ?? 0) }),
    );
  });

// What each does in whole is in commands.all.test.ts, which works in a copy of the project.
describe('npm run', { timeout: minutes(2) }, () => {
  it.each([
    ['new:widget', ['counter'], 1, 'exists already; nothing was written'],
    ['new:brand', ['goohse'], 1, 'is a brand already; nothing was written'],
    ['check:widget', ['no-such'], 2, 'there is no src/widgets/no-such/'],
    ['texts', ['no-such'], 2, 'npm run texts -- read FILE'],
    ['check:version', [], 0, 'Changes since'],
    // The makers' addresses must be set first.
    ['prepublishOnly', [], 1, 'npm pkg set bugs.email='],
    ['test:engines', ['--list', 'card-grid'], 0, 'atria-card-grid, default'],
  ])('%s starts, and says what to do', async (script, args, status, told) => {
    const outcome = await run(script, args);
    expect(outcome.text).toContain(told);
    expect(outcome.status).toBe(status);
  });

  it('fix corrects the format of a file', async () => {
    const kept = readFileSync(join(root, 'scripts/check.ts'), 'utf8');
    for (const name of ['biome.jsonc', 'package.json', '.gitignore'])
      cpSync(join(root, name), join(folder, name));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, 'check.ts'), kept.replaceAll("'", '"'));
    expect(await run('fix', ['check.ts'], folder)).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'check.ts'), 'utf8')).toBe(kept);
  });
});
