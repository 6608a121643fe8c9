// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli } from '../../../scripts/build/cli';
import { limit } from '../../../scripts/test/limits';
import { testOf } from '../support/test-of';

const test = testOf();

/** A renderer that does what the page's text says. */
const renderer = `
export async function renderToHtml(html, { url, base, onError }) {
  if (html.includes('hang')) for (;;);
  if (html.includes('eat')) for (const all = []; ; ) all.push({ text: html + all.length });
  if (html.includes('leave')) process.exit(1);
  if (html.includes('throw')) throw new Error('thrown');
  if (html.includes('fault')) onError(new Error('a fault\\nof two lines'), 'atria-x');
  return html.replace('<atria-x>', '<atria-x>[' + url + ', ' + base + ']');
}`;

const folder = mkdtempSync(join(tmpdir(), 'atria-service-'));
let program: ChildProcess;
let origin = '';
let said = '';

/** Starts the service with a time limit, in seconds; returns it, and its address. */
async function serve(timeout: string): Promise<[ChildProcess, string]> {
  const limits = ['--port', '0', '--threads', '2', '--size', '0.1', '--timeout', timeout];
  const more = ['--memory', '32', '--pages', '20', '--release', 'https://cdn.example/1.0.0'];
  const started = spawn(process.execPath, [
    join(folder, 'cli/atria-widgets.js'),
    ...['serve-prerender', ...limits, ...more],
  ]);
  started.stderr?.on('data', (text) => {
    said += text;
  });
  const address = await new Promise<string>((resolve) =>
    started.stdout?.on('data', (text) => {
      const [, found] = /at (http:\S+)\/\n/.exec(String(text)) ?? [];
      if (found) resolve(found);
    }),
  );
  return [started, address];
}

beforeAll(async () => {
  await buildCli(join(folder, 'cli'));
  mkdirSync(join(folder, 'dist/1.0.0'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "version": "1.0.0" }');
  writeFileSync(join(folder, 'dist/1.0.0/server.js'), renderer);
  [program, origin] = await serve('1');
});
afterAll(async () => {
  program.kill();
  rmSync(folder, { recursive: true });
});

const address = 'https://www.example.fi/a?b=1&c';
/** Posts a page; returns the result, and the page. */
async function post(body: string | Uint8Array, { url = address, headers = {} } = {}) {
  const answer = await fetch(`${origin}/?url=${encodeURIComponent(url)}`, {
    method: 'POST',
    body: body as Uint8Array<ArrayBuffer>,
    headers: { 'Content-Type': 'text/html', ...headers },
  });
  return {
    status: answer.status,
    outcome: answer.headers.get('atria-prerender'),
    page: new Uint8Array(await answer.arrayBuffer()),
    headers: answer.headers,
  };
}
const bytes = (text: string) => new TextEncoder().encode(text);
/** A thread has started, even on a busy machine. */
const ready = () =>
  expect
    .poll(async () => (await post('<atria-x>')).outcome, { timeout: limit(30_000) })
    .toBe('rendered');
const health = async (at = origin) => (await fetch(`${at}/health`)).json();
const allGone = (at = origin) =>
  expect.poll(() => health(at), { timeout: limit(30_000) }).toMatchObject({ here: 0 });

describe('npx atria-widgets serve-prerender', () => {
  it('sends a page back with its widgets rendered, at its address', async () => {
    await ready();
    const { status, outcome, page, headers } = await post('<p>ä</p><atria-x></atria-x>');
    expect([status, outcome]).toEqual([200, 'rendered']);
    expect(new TextDecoder().decode(page)).toBe(
      `<p>ä</p><atria-x>[${address}, https://cdn.example/1.0.0/]</atria-x>`,
    );
    // A browser that opens it runs nothing.
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('lets nothing keep a page on its way, whose answers become old [SRV-03]', async () => {
    for (const page of ['<atria-x>', 'throw'])
      expect((await post(page)).headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['throw', 'failed'],
    ['leave', 'failed'],
    // When a busy machine gets to it.
    ['eat', '(failed|too-slow)'],
    ['hang', 'too-slow'],
    ['x'.repeat(200_000), 'too-large'],
    [Buffer.from('p\u00e4\u00e4', 'latin1'), 'not-utf-8'],
    ['<meta charset=latin1>', 'not-utf-8'],
  ])(
    'sends a page back unchanged that fails to render, with the reason: %.20s',
    async (page, why) => {
      await ready();
      const sent = typeof page === 'string' ? bytes(page) : page;
      const back = await post(sent);
      expect(back.status).toBe(200);
      expect(back.outcome).toMatch(new RegExp(`^unchanged; ${why}$`));
      expect(Buffer.from(back.page).equals(Buffer.from(sent))).toBe(true);
      await ready();
    },
  );

  test('sends a page back that comes without its length, however large', async () => {
    const page = 'abcdefghij'.repeat(300_000);
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < page.length; at += 50_000)
          controller.enqueue(bytes(page.slice(at, at + 50_000)));
        controller.close();
      },
    });
    const answer = await fetch(`${origin}/?url=${address}`, {
      ...{ method: 'POST', body, duplex: 'half' },
    } as RequestInit);
    expect(answer.headers.get('atria-prerender')).toBe('unchanged; too-large');
    expect(await answer.text()).toBe(page);
  });

  it('needs an address of http', async () => {
    for (const url of ['', '/a', 'javascript:alert(1)'])
      expect((await post('<atria-x>', { url })).outcome).toBe('unchanged; no-address');
  });

  test('renders the others while pages hang, and all get an answer', async () => {
    await ready();
    const hanging = [post('hang'), post('hang'), post('hang')];
    const others = await Promise.all(Array.from({ length: 8 }, () => post('<atria-x>')));
    // Both threads hang for as long as another page waits for its turn.
    for (const { outcome } of others) expect(outcome).toMatch(/^rendered$|^unchanged; busy$/);
    const outcomes = (await Promise.all(hanging)).map(({ outcome }) => outcome);
    expect(outcomes).toContain('unchanged; too-slow');
    await ready();
  });

  test('sends pages back at once if there are too many', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => post('hang')));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(all.filter(({ outcome }) => outcome === 'unchanged; busy').length).toBeGreaterThan(30);
    await allGone();
  });

  test('drops connections that never end, and those without HTTP', async () => {
    // Its limit is five times that of a page.
    const [impatient, at] = await serve('0.1');
    const { hostname, port } = new URL(at);
    for (const text of [
      `POST /?url=${address} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n<p>`,
      'POST // HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      'nothing\r\n\r\n',
    ]) {
      const socket = connect(Number(port), hostname);
      socket.write(text);
      socket.resume();
      await new Promise((resolve) => socket.once('close', resolve));
    }
    await allGone(at);
    impatient.kill();
  });

  it('prints what it has done, and what was wrong, a line each', async () => {
    await ready();
    await post('fault');
    await post('x'.repeat(200_000));
    expect(await health()).toMatchObject({ status: 'ok', release: '1.0.0' });
    expect((await health()).unchanged['too-large']).toBeGreaterThan(0);
    expect(said).toContain(`"${address}": "<atria-x>: a fault\\nof two lines"\n`);
    expect((await fetch(origin)).status).toBe(404);
  });

  it('ends on request', async () => {
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
