import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { type Browser, end, inTime, launch, NoAnswer, said, type Tab, windowSize } from './browser';

type Send = <T>(method: string, params: object) => Promise<T>;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** Speaks WebDriver BiDi: numbered commands over one socket, each with one answer. */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new NoAnswer('the browser has gone'));
    waiting.clear();
  });
  let last = 0;
  const send = (method: string, params: object) =>
    inTime(
      method,
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }), (error) => {
          if (error) reject(new NoAnswer(error.message));
        });
      }),
    );
  return { send: send as Send, close: () => socket.close() };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

async function newVisitor(send: Send): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const resize = (width: number, height: number) =>
    send<void>('browsingContext.setViewport', { context, viewport: { width, height } });
  await resize(windowSize.width, windowSize.height);
  const evaluate = async (expression: string) => {
    const evaluated = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result.value;
  };
  /** Whether the next document has replaced the one before; in between the question may fail. */
  const isRead = () =>
    evaluate('String(!self.isLeft && document.readyState !== "loading")').catch((error) => {
      if (error instanceof NoAnswer) throw error;
      return 'false';
    });
  const go = async (url: string) => {
    await evaluate('String((self.isLeft = true))');
    // Firefox never reports a page as parsed that redirects while it loads.
    await send('browsingContext.navigate', { context, url, wait: 'none' });
    await inTime(
      `the page ${url}`,
      (async () => {
        while ((await isRead()) !== 'true');
      })(),
    );
  };
  return {
    resize,
    go,
    evaluate,
    act: (input) => send('input.performActions', { context, actions: [input] }),
    close: () => send('browser.removeUserContext', { userContext }),
  };
}

/** A mouse, which Firefox without a window lacks: fine, and able to hover. */
const mouse = ['primary', 'all']
  .map((which) => `user_pref("ui.${which}PointerCapabilities", 6);`)
  .join('\n');

/** Starts Firefox without a window and drives it by WebDriver BiDi, which it supports itself. */
export async function startFirefox(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'atria-firefox-'));
  writeFileSync(join(profile, 'user.js'), mouse);
  const program = launch(path, [
    ...['--headless', '--no-remote', '--profile', profile],
    ...['--remote-debugging-port', '0'],
  ]);
  const address = await said(program, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  const { capabilities } = await send<{
    capabilities: { browserName: string; browserVersion: string };
  }>('session.new', { capabilities: {} });
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    newVisitor: () => newVisitor(send),
    close: async () => {
      close();
      await end(program);
      // The browser's processes may still write into it for a moment.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
