import { createServer } from 'node:net';
import type { OtherEngines } from '../../scripts/shared/other-engines';
import { type Browser, end, inTime, launch, NoAnswer, said, type Tab, windowSize } from './browser';

interface Answer<T> {
  readonly ok: boolean;
  readonly value: T & { readonly error?: string; readonly message?: string };
}

async function ask<T>(url: string, method: string, body?: object): Promise<Answer<T>> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  return { ok: answer.ok, ...((await answer.json()) as Pick<Answer<T>, 'value'>) };
}

/** Sends a command of WebDriver; returns its value. */
async function command<T>(url: string, method = 'POST', body?: object): Promise<T> {
  const name = `${method} ${new URL(url).pathname}`;
  const asked = ask<T>(url, method, body).catch((error) => {
    throw new NoAnswer(`${name}: ${error.cause ?? error}`);
  });
  const { ok, value } = await inTime(name, asked);
  // The driver outlives its browser.
  if (value?.error === 'invalid session id') throw new NoAnswer(`${name}: ${value.message}`);
  if (!ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** A session is a browser of its own, with nothing stored. */
const newSession = (driver: string): Promise<Session> =>
  command(`${driver}/session`, 'POST', {
    // A command during a navigation may be lost: it is sent again.
    capabilities: { alwaysMatch: { timeouts: { script: 3000 } } },
  });

async function newVisitor(driver: string): Promise<Tab> {
  const session = `${driver}/session/${(await newSession(driver)).sessionId}`;
  const run = (script: string) =>
    command<string>(`${session}/execute/sync`, 'POST', { script, args: [] });
  const resize = (width: number, height: number) =>
    command<void>(`${session}/window/rect`, 'POST', { x: 0, y: 0, width, height });
  await resize(windowSize.width, windowSize.height);
  return {
    resize,
    go: (url) => command(`${session}/url`, 'POST', { url }),
    evaluate: (expression) => run(`return ${expression}`),
    act: (input) => command(`${session}/actions`, 'POST', { actions: [input] }),
    close: () => command(session, 'DELETE'),
  };
}

/** Starts WebKitGTK's driver on a screen in memory. */
export async function startWebKit({ webKitDriver, xvfb }: OtherEngines): Promise<Browser> {
  const { width, height } = windowSize;
  // It chooses a free display itself, and prints it.
  const screen = launch(xvfb, ['-displayfd', '1', '-screen', '0', `${width}x${height + 100}x24`]);
  const display = await said(screen, /^(\d+)\n/m);
  const port = await freePort();
  const program = launch(webKitDriver, [`--port=${port}`], {
    ...process.env,
    DISPLAY: `:${display}`,
  });
  const driver = `http://127.0.0.1:${port}`;
  const status = () =>
    command<{ ready: boolean }>(`${driver}/status`, 'GET').catch(() => undefined);
  while (!(await status())?.ready && program.exitCode === null);
  const { sessionId, capabilities } = await newSession(driver);
  await command(`${driver}/session/${sessionId}`, 'DELETE');
  return {
    name: `webkit ${capabilities.browserVersion}`,
    newVisitor: () => newVisitor(driver),
    close: async () => {
      await end(program);
      await end(screen);
    },
  };
}
