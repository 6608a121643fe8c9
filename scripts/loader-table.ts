import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ByWidth, Placement } from '../src/core/element/placement';
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

/** `{ 0: 96, 768: 44 }` as `44@768 96`: the widest first. */
const byWidth = (values: ByWidth<number | string> = {}): string =>
  Object.entries(values)
    .reverse()
    .map(([from, value]) => (from === '0' ? value : `${value}@${from}`))
    .join(' ');

const line = (name: string, shared: string, { height, request, eager }: Placement): string =>
  [name, shared, byWidth(height), byWidth(request), eager ? 1 : ''].join(',').replace(/,+$/, '');

/** What the loader is told of the build: shared chunks, and a line a widget; see src/loader.ts. */
export async function loaderTable(chunks: Chunks) {
  const shared: string[] = [];
  const lines: string[] = [];
  for (const name of widgetNames()) {
    const key = `src/widgets/${name}/${name}.widget.ts`;
    if (!chunks[key]) throw new Error(`no chunk for ${key}`);
    const indexes = [...sharedOf(chunks, key)].map((one) => {
      const file = chunks[one]?.file.replace(/^chunks\/|\.js$/g, '') ?? '';
      if (!shared.includes(file)) shared.push(file);
      return shared.indexOf(file).toString(36);
    });
    lines.push(line(name, indexes.sort().join(''), await placementOf(name)));
  }
  if (shared.length > 36) throw new Error('more shared chunks than the loader can name');
  return { shared, widgets: lines.join('\n') };
}
