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

/** A path and parameters whose values are all `{attribute-name}`. */
const template = /^\/[\w./-]*(\?\w+=\{[a-z-]+\}(&\w+=\{[a-z-]+\})*)?$/;
const isWhole = (text: string) => /^\d+$/.test(text);

/**
 * A widget's line. It is text that the loader takes apart by commas, spaces and @, so what could
 * break it fails the build.
 */
export function tableLine(name: string, shared: string, placement: Placement): string {
  const { height = {}, request = {}, eager } = placement;
  const check = (isRight: boolean, what: string, wanted: string) => {
    if (!isRight) throw new Error(`${name}.placement.ts: ${what} should be ${wanted}`);
  };
  check(/^[a-z][a-z\d-]*$/.test(name), `the name "${name}"`, 'small letters, digits and hyphens');
  for (const from of [...Object.keys(height), ...Object.keys(request)])
    check(isWhole(from), `the width ${from}`, 'whole pixels');
  for (const one of Object.values(height)) check(isWhole(`${one}`), `${one}`, 'whole pixels');
  for (const one of Object.values(request))
    check(template.test(one), JSON.stringify(one), 'a path with parameters name={attribute-name}');
  const fields = [name, shared, byWidth(height), byWidth(request).replace(/[{}]/g, '')];
  return [...fields, eager ? 1 : ''].join(',').replace(/,+$/, '');
}

/** What the loader is told of the build: shared chunks, and a line a widget; see src/loader.ts. */
export async function loaderTable(chunks: Chunks) {
  const shared: string[] = [];
  const lines: string[] = [];
  for (const name of widgetNames()) {
    const key = `src/widgets/${name}/${name}.widget.ts`;
    if (!chunks[key]) throw new Error(`no chunk for ${key}`);
    const indexes = [...sharedOf(chunks, key)].map((one) => {
      const file = /^chunks\/([\w-]+)\.js$/.exec(chunks[one]?.file ?? '')?.[1];
      if (!file) throw new Error(`${name} imports ${chunks[one]?.file}, which is no shared chunk`);
      if (!shared.includes(file)) shared.push(file);
      return shared.indexOf(file).toString(36);
    });
    lines.push(tableLine(name, indexes.sort().join(''), await placementOf(name)));
  }
  if (shared.length > 36) throw new Error('more shared chunks than the loader can name');
  return { shared, widgets: lines.join('\n') };
}
