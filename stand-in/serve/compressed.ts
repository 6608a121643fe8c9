import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Types of the files that the demo host serves, by extension. */
export const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

const isPackedAlready = (type: string): boolean =>
  /font\/woff2|image\/(png|x-icon)|video\//.test(type);

type Encoding = 'br' | 'gzip' | '';

/** The best encoding that a browser accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : '';
}

const pack = (bytes: Uint8Array, encoding: Encoding, quality: number): Uint8Array =>
  encoding === 'br'
    ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : gzipSync(bytes);

/** Compressed bodies by key and encoding: unchanging ones are compressed once. */
export type Store = Map<string, Uint8Array>;

interface Given {
  readonly body: string | Uint8Array;
  readonly type: string;
  readonly accepted: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  /** With a key the body is stored, with the best compression. */
  readonly keep?: { readonly in: Store; readonly as: string };
}

/** An answer, compressed with brotli or gzip as the browser accepts. */
export function compressed({
  body,
  type,
  accepted,
  headers = {},
  status = 200,
  keep,
}: Given): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const encoding = isPackedAlready(type) ? '' : encodingOf(accepted);
  let packed = bytes;
  if (encoding) {
    const key = `${encoding} ${keep?.as}`;
    packed = keep?.in.get(key) ?? pack(bytes, encoding, keep ? 11 : 5);
    keep?.in.set(key, packed);
  }
  const all = new Headers({
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(packed as Uint8Array<ArrayBuffer>, { status, headers: all });
}
