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

/** By their versions: each page asks for dozens. */
const known = new Map<string, StaticFile>();

/** A file below a folder; undefined if there is none or the path leads out of the folder. */
export function fileIn(folder: string, path: string): StaticFile | undefined {
  const full = normalize(join(folder, path));
  if (!full.startsWith(normalize(folder + sep))) return undefined;
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  const version = `${full} ${stat.mtimeMs} ${stat.size}`;
  const before = known.get(version);
  if (before) return before;
  const bytes = new Uint8Array(readFileSync(full));
  const type = types[extname(full)] ?? 'application/octet-stream';
  const file = { bytes, type, tag: tagOf(bytes), version };
  known.set(version, file);
  return file;
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
