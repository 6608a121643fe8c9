import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, version } from '../shared/release';
import { buildCli } from './cli';

/** The package's command, as it is packed. */
export interface PackedCommand {
  /** Runs it; returns what it prints. Throws that if its exit status is not 0. */
  readonly run: (...typed: readonly string[]) => string;
  /** Starts one that serves. Returns its address. */
  readonly serve: (...typed: readonly string[]) => Promise<{
    readonly address: string;
    readonly started: ChildProcess;
  }>;
}

/**
 * Builds the command, with the present build of the release, alone in a folder outside of the
 * project.
 */
export async function packedCommand(): Promise<PackedCommand> {
  const folder = mkdtempSync(join(tmpdir(), 'atria-packed-'));
  await buildCli(join(folder, 'cli'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version }));
  mkdirSync(join(folder, 'dist'));
  symlinkSync(dist, join(folder, 'dist', version), 'junction');
  const command = join(folder, 'cli/atria-widgets.js');
  return {
    run: (...typed) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...typed], {
        encoding: 'utf8',
      });
      const said = `${stdout}${stderr}`;
      if (status !== 0) throw new Error(`${typed.join(' ')} ended with ${status}:\n${said}`);
      return stdout;
    },
    async serve(...typed) {
      const started = spawn(process.execPath, [command, ...typed], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [said] = await once(started.stdout, 'data');
      const [address = ''] = /http:\S+/.exec(String(said)) ?? [];
      return { address: address.replace('127.0.0.1', 'localhost'), started };
    },
  };
}
