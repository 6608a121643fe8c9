import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressed, type Store, types } from './compressed';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface StaticFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly tag: string;
  /** Changes with the file. */
  readonly version: string;
}

const tagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 16)}"`;

/** A style sheet that is written on request. */
export function writtenStyles(text: string): StaticFile {
  const bytes = new TextEncoder().encode(text);
  const tag = tagOf(bytes);
  return { bytes, type: types['.css'] ?? '', tag, version: tag };
}

/** A file below a folder; undefined if there is none or the path leads out of the folder. */
export function fileIn(folder: string, path: string): StaticFile | undefined {
  const full = normalize(join(folder, path));
  if (!full.startsWith(normalize(folder + sep))) return undefined;
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  const bytes = new Uint8Array(readFileSync(full));
  return {
    bytes,
    type: types[extname(full)] ?? 'application/octet-stream',
    tag: tagOf(bytes),
    version: `${full} ${stat.mtimeMs}`,
  };
}

const store: Store = new Map();

/** Answers with a file: compressed once, 304 if the browser has it. */
export function serveFile(
  request: Request,
  file: StaticFile,
  headers: Record<string, string>,
): Response {
  const all = { ETag: file.tag, ...headers };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((one) => one.replace(/^W\//, '') === file.tag))
    return new Response(null, { status: 304, headers: { ...all, Vary: 'Accept-Encoding' } });
  return compressed({
    body: file.bytes,
    type: file.type,
    accepted: request.headers.get('accept-encoding') ?? undefined,
    headers: all,
    keep: { in: store, as: file.version },
  });
}
