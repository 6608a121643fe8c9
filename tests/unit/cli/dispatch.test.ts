// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatch } from '../../../cli/dispatch';

let folder = '';
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atria-cli-'));
  said.length = 0;
  for (const kind of ['log', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((text) => said.push(String(text)));
  writeFileSync(
    join(folder, 'count-args.command.js'),
    `export const command = {
      summary: 'Counts what it is given.', usage: '<word>...',
      run: async (args) => { if (args.includes('bad')) throw new Error('a bad word'); return args.length; },
    };`,
  );
  writeFileSync(join(folder, 'shared.js'), 'export const command = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npx atria-widgets', () => {
  it('runs the command in the file with its name, with the other arguments', async () => {
    expect(await dispatch(folder, ['count-args', 'a', 'b', 'c'])).toBe(3);
  });

  it('lists the existing commands without one, and nothing else of the folder', async () => {
    expect(await dispatch(folder, [])).toBe(0);
    expect(said.join('\n')).toContain('count-args <word>...\n      Counts what it is given.');
    expect(said.join('\n')).not.toContain('shared');
  });

  it('says so when there is no such command', async () => {
    expect(await dispatch(folder, ['cuont'])).toBe(2);
    expect(said[0]).toContain('no command "cuont"');
    expect(said[1]).toContain('count-args');
  });

  it('explains one command by --help instead of running it', async () => {
    expect(await dispatch(folder, ['count-args', 'bad', '--help'])).toBe(0);
    expect(said.join('\n')).toContain('Counts what it is given.');
  });

  it('prints a command’s error in a line, and fails', async () => {
    expect(await dispatch(folder, ['count-args', 'bad'])).toBe(1);
    expect(said).toEqual(['a bad word']);
  });
});
