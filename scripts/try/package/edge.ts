import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { version } from '../../shared/release';
import { minutes } from '../../test/limits';
import { address } from './on-page';

const page = `<!doctype html><html lang="fi"><head><title>Reseptit</title>
<script type="module" src="/atria/${version}/atria.js" data-brand="sibylla"></script></head>
<body><atria-counter value="7" label="Päivää"></atria-counter></body></html>`;

/** A site without server rendering; its pieces split a letter. */
const site = createServer((request, response) => {
  if (request.headers['if-none-match'] === '"a"') return response.writeHead(304).end();
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ETag: '"a"' });
  const bytes = Buffer.from(request.headers['accept-encoding'] === 'identity' ? page : 'packed');
  const cut = bytes.indexOf(0xc3) + 1;
  response.write(bytes.subarray(0, cut));
  response.end(bytes.subarray(cut));
});

/** Tries the example of a worker at a CDN's edge, in a worker's runtime, before a site. */
export async function tryEdge(folder: string): Promise<string> {
  const host = join(folder, 'edge-host');
  const release = join(folder, 'node_modules/atria-widgets/dist', version);
  for (const file of ['middleware.js', 'server.js']) cpSync(join(release, file), join(host, file));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { host: edge } = new URL(address);
  const config = readFileSync(join(host, 'config.capnp'), 'utf8')
    .replace('SITE', `127.0.0.1:${(site.address() as AddressInfo).port}`)
    .replace('EDGE', edge.replace('localhost', '127.0.0.1'));
  writeFileSync(join(host, 'config.capnp'), config);
  // Its own program: the command in `.bin` would leave it running.
  const { default: program } = createRequire(join(folder, 'package.json'))('workerd');
  const runtime = spawn(program, ['serve', join(host, 'config.capnp')], { stdio: 'inherit' });
  try {
    // A browser that has the page from before the worker.
    const headers = { Accept: 'text/html', 'If-None-Match': '"a"' };
    const ask = () => fetch(address.replace('localhost', '127.0.0.1'), { headers });
    await expect
      .poll(
        () =>
          ask().then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: minutes(1) },
      )
      .toBe(true);
    const answer = await ask();
    const text = await answer.text();
    expect(text.replace(/<template .*<\/template>/s, '')).toBe(page);
    expect(text).toMatch(/<template shadowrootmode="open"><link [^>]*brands\/sibylla\.css.*Päivää/);
    expect(answer.headers.get('etag')).toBeNull();
  } finally {
    runtime.kill();
    site.close();
  }
  return 'edge: a worker passes the pages of a site on with their widgets rendered';
}
