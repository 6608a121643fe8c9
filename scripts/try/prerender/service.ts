import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildCli } from '../../build/cli';
import { root } from '../../shared/widget-files';
import { minutes } from '../../test/limits';

/** A page that came back. */
export interface Back {
  readonly status: number;
  /** The service's message about it. */
  readonly outcome: string;
  readonly page: string;
  readonly milliseconds: number;
}

/** A service that was started for a trial. */
export interface Started {
  readonly address: string;
  post(page: string): Promise<Back>;
  /** Its memory in megabytes, its processor time in seconds, and how many pages it rendered. */
  health(): Promise<{ readonly memory: number; readonly cpu: number; readonly rendered: number }>;
  stop(): void;
}

/** Starts the service of the built release, as its users do. */
export async function startService(...typed: readonly string[]): Promise<Started> {
  const folder = join(root, '.cache/prerender-cli');
  await buildCli(folder);
  const command = join(folder, 'atria-widgets.js');
  const program: ChildProcess = spawn(
    process.execPath,
    [command, 'serve-prerender', '--port', '0', ...typed],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    program.once('exit', () => reject(new Error('the service has ended')));
    program.stdout?.on('data', (text) => {
      const [, address] = /at (http:\S+)\/\n/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });
  const url = encodeURIComponent('https://www.example.fi/hostile?q=%3Cscript%3E');
  return {
    address: `${origin}/`,
    async post(page) {
      const from = performance.now();
      const answer = await fetch(`${origin}/?url=${url}`, {
        method: 'POST',
        body: page,
        // Nothing may hang: the service's own limits are lower.
        signal: AbortSignal.timeout(minutes(5)),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        outcome: answer.headers.get('atria-prerender') ?? '',
        page: text,
        milliseconds: performance.now() - from,
      };
    },
    health: async () => (await fetch(`${origin}/health`)).json(),
    stop: () => void program.kill(),
  };
}

/** Runs something for each of a list, so many at a time, in their order. */
export async function atATime<T, R>(
  count: number,
  list: readonly T[],
  task: (one: T, at: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < list.length; at = next++) done[at] = await task(list[at] as T, at);
  };
  await Promise.all(Array.from({ length: count }, work));
  return done;
}
