import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromiumArgs } from '../chromium-path';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly type?: string };
  readonly result?: { readonly [name: string]: unknown };
  readonly error?: { readonly message: string };
}
type Answer = NonNullable<Message['result']>;

/** The messages of Chromium's own protocol over a pipe: JSON, each ended by a zero byte. */
function connect(input: Writable, output: Readable) {
  const waiting = new Map<number, { done: (it: Answer) => void; fail: (why: Error) => void }>();
  const listeners = new Set<(message: Message) => void>();
  let ids = 0;
  let rest = '';
  output.on('data', (data) => {
    const texts = `${rest}${data}`.split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      const message: Message = JSON.parse(text);
      const asked = waiting.get(message.id ?? 0);
      if (message.error) asked?.fail(new Error(message.error.message));
      else asked?.done(message.result ?? {});
      for (const listen of listeners) listen(message);
    }
  });
  const send = (method: string, params: object = {}, sessionId?: unknown): Promise<Answer> =>
    new Promise((done, fail) => {
      waiting.set(++ids, { done, fail });
      input.write(`${JSON.stringify({ id: ids, method, params, sessionId })}\0`);
    });
  return { send, listeners };
}

/** How to start a Chromium. */
export interface RawOptions {
  readonly chromium: string;
  /** A script that runs in each page before its own scripts. */
  readonly before: string;
}

/** A page from anywhere runs in Chromium's sandbox, which does not work for root. */
const ownArgs = chromiumArgs.filter((one) => one !== '--no-sandbox' || process.getuid?.() === 0);

/** A page of a Chromium that is controlled only by its own protocol. */
export async function openRawPage({ chromium, before }: RawOptions) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const args = [
    ...ownArgs,
    ...['--headless=new', '--remote-debugging-pipe', '--enable-features=BackForwardCache'],
    ...[`--user-data-dir=${profile}`, '--window-size=1280,900', 'about:blank'],
  ];
  const child = spawn(chromium, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = child.stdio;
  const { send, listeners } = connect(input as Writable, output as Readable);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params?: object) => send(method, params, sessionId);
  await ask('Page.enable');
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: before });

  const evaluate = async <T = unknown>(expression: string): Promise<T> => {
    const given = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await ask('Runtime.evaluate', given);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: T }).value;
  };
  /** Runs something that leads to another page, and waits for that page. */
  const leaving = (leave: () => Promise<unknown>): Promise<void> =>
    new Promise((resolve, reject) => {
      const listen = ({ method, params }: Message) => {
        const isBack =
          method === 'Page.frameNavigated' && params?.type === 'BackForwardCacheRestore';
        if (method !== 'Page.loadEventFired' && !isBack) return;
        listeners.delete(listen);
        resolve();
      };
      listeners.add(listen);
      leave().catch(reject);
    });
  return {
    evaluate,
    leaving,
    go: (url: string) => leaving(() => ask('Page.navigate', { url })),
    back: () => leaving(() => evaluate('void history.back()')),
    async close(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      send('Browser.close').catch(() => {});
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
