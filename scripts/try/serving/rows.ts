import assert from 'node:assert/strict';
import { request } from 'node:http';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FileEntry, type Files, integrityOf } from '../../describe/integrity-snippet';
import { version } from '../../shared/release';
import { passed } from '../passed';
import type { ServedBundle } from './nginx';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request like a browser's, without decompression. */
const get = (address: string, encoding = 'gzip, deflate, br, zstd'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, Origin: 'https://www.example.org' };
    request(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** The content type for the end of a file's name. */
const types: Readonly<Record<string, RegExp>> = {
  '.js': /^text\/javascript\b/,
  '.mjs': /^text\/javascript\b/,
  '.css': /^text\/css\b/,
  '.json': /^application\/json\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.woff2': /^font\/woff2$/,
};

const kept = 'public, max-age=31536000, immutable';

function assertForEverybody({ headers }: Answer): void {
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
}

async function assertFile(address: string, entry: FileEntry): Promise<void> {
  const packed = await get(address);
  assert.equal(packed.status, 200, address);
  assert.equal(packed.headers['cache-control'], kept, address);
  assertForEverybody(packed);
  const type = types[extname(address)];
  if (type) assert.match(`${packed.headers['content-type']}`, type, address);
  const isPacked = packed.headers['content-encoding'] === 'br';
  const body = isPacked ? brotliDecompressSync(packed.body) : packed.body;
  assert.equal(integrityOf(body), entry.integrity, address);
  if (!/\.(m?js|css|svg|json)$/.test(address)) return;
  assert.equal(isPacked, true, `${address} is not sent as brotli`);
  assert.equal(packed.headers.vary, 'Accept-Encoding', address);
  // Another compressor of the same format: a few bytes more or less.
  const { brotli } = entry;
  if (brotli) assert.ok(packed.body.length < brotli * 1.03 + 40, `${address} is larger`);
}

/** The rows of the documentation's header table, checked by the server's answers. */
export async function tryHeaders({ base }: ServedBundle, files: Files): Promise<void> {
  const folder = base(version);
  const entries = Object.entries(files);
  for (const [path, entry] of entries) await assertFile(folder + path, entry);
  passed(`each of ${entries.length} files: unchanged, of its type, for a year, for any origin`);
  passed('scripts, styles, drawings and JSON come as brotli, as small as manifest.json says');
  const address = `${folder}core.js`;
  const gzip = await get(address, 'gzip');
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  const plain = await get(address, 'identity');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
  assert.equal(plain.headers.vary, 'Accept-Encoding');
  passed(
    'a client without brotli gets gzip, one without either the plain file, and caches distinguish them',
  );
  for (const path of ['widgets/of-another-release.js', '']) {
    const nothing = await get(folder + path);
    assert.ok(nothing.status === 404 || nothing.status === 403, `${nothing.status}`);
    assert.equal(nothing.headers['cache-control'], 'no-store');
    assertForEverybody(nothing);
  }
  passed('a missing file is answered as such, and not cached');
}
