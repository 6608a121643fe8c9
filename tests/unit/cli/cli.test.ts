// @vitest-environment node
import { type ExecFileException, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli } from '../../../scripts/build/cli';
import { allCalls } from '../../../scripts/describe/calls/all-calls';
import { comingRelease } from '../../../scripts/release/coming';
import { createBackend } from '../../../stand-in/api/app';
import { testOf } from '../support/test-of';

const test = testOf();

// Outside of the project, so that it finds none of its packages.
const folder = mkdtempSync(join(tmpdir(), 'atria-cli-'));
const server = serve({ fetch: createBackend().app.fetch, port: 0 });
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  await buildCli(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "version": "0.0.1" }');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs the packed command, on plain Node. */
const run = (...typed: string[]) =>
  new Promise<{ status: number; out: string; error: string }>((resolve) => {
    const done = (failed: ExecFileException | null, out: string, error: string) =>
      resolve({ status: Number(failed?.code ?? 0), out, error });
    execFile(process.execPath, [join(folder, 'atria-widgets.js'), ...typed], { cwd: folder }, done);
  });

/** The stand-in back end at a free port, and a function that ends it. */
async function mocked(...typed: string[]) {
  const file = join(folder, 'atria-widgets.js');
  const started = spawn(process.execPath, [file, 'mock', '--port', '0', ...typed], { cwd: folder });
  const [said] = await once(started.stdout, 'data');
  const [address = ''] = /http:\/\/\S+(?=\/)/.exec(String(said)) ?? [];
  const stop = async () => {
    started.kill();
    const [status] = await once(started, 'exit');
    return status;
  };
  return { address, stop };
}

describe('the command of the package, alone in a folder', () => {
  it('tries a back end, over HTTP and with its session', async () => {
    const { status, out } = await run('check-api', `http://localhost:${port()}`, '--write');
    expect(out).toMatch(/✓ fits {10}POST \/api\/lk\/customer/);
    expect(out).toContain(`${allCalls.length} calls fit, 0 do not.`);
    expect(status).toBe(0);
  });

  test('examines a page, without opening it', async () => {
    const { status, out } = await run('doctor', `http://localhost:${port()}/`, '--no-browser');
    expect(out).toContain('no script of the page is called atria.js');
    expect(status).toBe(1);
  });

  test('prints the report as JSON when that is asked for', async () => {
    const typed = [`http://localhost:${port()}`, '--json', '--only', 'fetchMenu', '--header'];
    const { status, out } = await run('check-api', ...typed, 'x-atria-fault: menu:500');
    expect(JSON.parse(out).calls[0]).toMatchObject({ name: 'fetchMenu', status: 500 });
    expect(status).toBe(1);
  });

  test('says what changed between two releases, one of them on a server', async () => {
    const { surface } = await comingRelease();
    const { 'atria-counter': gone, ...tags } = surface.tags;
    const old = { ...surface, version: '0.0.1', tags: { ...tags, 'atria-gone': gone } };
    writeFileSync(join(folder, 'now.json'), JSON.stringify(surface));
    const cdn = serve({ fetch: () => Response.json(old), port: 0 });
    const { port: at } = cdn.address() as AddressInfo;
    const { status, out } = await run('diff', `http://localhost:${at}/atria/0.0.1/`, 'now.json');
    cdn.close();
    expect(out).toContain(`0.0.1 to ${surface.version}: major`);
    expect(out).toContain('atria-gone');
    expect(out).toContain('atria-counter');
    expect(status).toBe(0);
  });

  test('answers the widgets in place of a back end, for pages of any origin', async () => {
    mkdirSync(join(folder, 'dist/0.0.1/editor/sample/pictures'), { recursive: true });
    writeFileSync(join(folder, 'dist/0.0.1/editor/sample/pictures/pack-grill.svg'), '<svg/>');
    const { address, stop } = await mocked('--fault', 'menu:404,nav:500:1');
    const { status, out } = await run('check-api', address, '--write', '--api-base', address);
    expect(out).toMatch(/✓ fits {10}POST \/api\/lk\/customer/);
    expect((await fetch(`${address}/api/fs/menu?menuId=7`)).status).toBe(404);
    expect(status).toBe(1);
    const headers = { origin: 'https://dev.example.fi', 'accept-encoding': 'gzip' };
    const answer = await fetch(`${address}/api/search/products?language=fi`, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://dev.example.fi');
    const [picture = ''] = /http[^"]*pack-grill\.svg/.exec(await answer.text()) ?? [];
    expect(await (await fetch(picture)).text()).toBe('<svg/>');
    // Only the first call was to fail, and check-api has made it.
    expect((await fetch(`${address}/api/nav/desktop`)).status).toBe(200);
    expect(await (await fetch(`${address}/`)).text()).toContain('GET /api/nav/desktop  nav\n');
    expect(await stop()).toBe(0);
  });

  test('delays each answer of the stand-in back end, and refuses an unknown fault', async () => {
    const { address, stop } = await mocked('--delay', '300');
    const start = performance.now();
    await fetch(`${address}/api/nav/desktop`);
    expect(performance.now() - start).toBeGreaterThan(290);
    await stop();
    const { status, error } = await run('mock', '--fault', 'serch:500');
    expect(error).toContain('There is no fault "serch:500": NAME is one of cart,');
    expect(status).toBe(2);
    expect((await run('mock', '--delay', 'long')).status).toBe(2);
  });

  it('prints its usage, and invalid arguments', async () => {
    const { out } = await run('check-api', '--help');
    expect(out).toContain('check-api URL [--api-base');
    expect(out).toMatch(/--timeout SECONDS +wait so long/);
    const { status, error } = await run('check-api', 'http://no-such-host.invalid');
    expect(error).toMatch(/^atria-widgets: .*no-such-host\.invalid/);
    expect(status).toBe(2);
    const refused = await run('prerender', 'a.html');
    expect(refused.error).toMatch(
      /^atria-widgets: .*--base-url\.\nnpx atria-widgets prerender --help/,
    );
    expect(refused.status).toBe(2);
  });
});
