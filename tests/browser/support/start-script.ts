import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './free-port';

export interface StartedScript {
  /** `http://localhost:…`, without a slash at its end. */
  readonly address: string;
  /** All that it has printed. */
  readonly output: () => string;
  readonly stop: () => void;
}

/** Settles when a server prints its address; fails if it ends before. */
const whenServing = (
  server: ChildProcess,
  { address, output }: Pick<StartedScript, 'address' | 'output'>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.stdout?.on('data', () => output().includes(address) && resolve());
    server.once('exit', () => reject(new Error(`the server ended: ${output()}`)));
  });

/**
 * Starts a script that serves the project, at a port of its own.
 *
 * @param script its path from the project's root
 * @param cwd the folder of the project, or of a copy
 */
export async function startScript(script: string, cwd?: string): Promise<StartedScript> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd,
    // As some shells and every build say; a command knows better.
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout.on('data', (piece) => {
    said += piece;
  });
  const started = {
    address: `http://localhost:${port}`,
    output: () => said,
    stop: () => void server.kill(),
  };
  await whenServing(server, started);
  return started;
}
