import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './free-port';

export interface StartedScript {
  /** `http://localhost:…`, without a slash at its end. */
  readonly address: string;
  readonly stop: () => void;
}

/** Settles when a server prints its address; fails if it ends before. */
const whenServing = (server: ChildProcess, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (piece) => {
      said += piece;
      if (said.includes(address)) resolve();
    });
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
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
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  await whenServing(server, address);
  return { address, stop: () => void server.kill() };
}
