import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Placement } from '../src/core/element/placement';
import type { Entry } from '../src/loader';
import { widgetFile, widgetNames } from './widget-files';

export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
/** Vite's manifest: what was built, by source file or chunk key. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** The shared chunks an entry imports, also through others. */
function sharedOf(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  for (const next of chunks[key]?.imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    sharedOf(chunks, next, seen);
  }
  return seen;
}

async function placementOf(name: string): Promise<Placement> {
  const file = widgetFile(name, 'placement');
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { placement: Placement }).placement;
}

/** `/api/nav/mobile?languageId={language}&pageSize=5` as path and parameters. */
function requestOf(template: string): [string, Record<string, string>] {
  const [path = '', query = ''] = template.split('?');
  const parameters = query.split('&').map((part) => {
    const [name = '', value = ''] = part.split('=');
    const hole = /^\{(.+)\}$/.exec(value)?.[1];
    return [name, hole ?? `=${decodeURIComponent(value)}`] as const;
  });
  return [path, Object.fromEntries(query ? parameters : [])];
}

function entryOf(hash: string, shared: string, { height, eager, request }: Placement): Entry {
  const requests =
    request &&
    Object.fromEntries(Object.entries(request).map(([from, one]) => [from, requestOf(one)]));
  if (requests) return [hash, shared, height ?? {}, eager ? 1 : 0, requests];
  if (eager) return [hash, shared, height ?? {}, 1];
  return height ? [hash, shared, height] : [hash, shared];
}

/** What the loader is told of the build: shared chunks, and widgets by tag. */
export async function loaderTable(chunks: Chunks) {
  const shared: string[] = [];
  const widgets: Record<string, Entry> = {};
  for (const name of widgetNames()) {
    const key = `src/widgets/${name}/${name}.widget.ts`;
    const entry = chunks[key];
    if (!entry) throw new Error(`no chunk for ${key}`);
    const indexes = [...sharedOf(chunks, key)].map((one) => {
      const file = chunks[one]?.file.replace(/^chunks\/|\.js$/g, '') ?? '';
      if (!shared.includes(file)) shared.push(file);
      return shared.indexOf(file).toString(36);
    });
    const hash = entry.file.slice(`widgets/atria-${name}-`.length, -'.js'.length);
    widgets[`atria-${name}`] = entryOf(hash, indexes.join(''), await placementOf(name));
  }
  if (shared.length > 36) throw new Error('more shared chunks than the loader can name');
  return { shared, widgets };
}
