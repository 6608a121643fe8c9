/** Prints the sizes of the build and fails when one is over its budget (brotli, in bytes). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './release';
import { sizesOf } from './sizes';
import { widgetNames } from './widget-files';

const kilo = 1024;
const forms = /form$/;
/** The page the budget of the whole is for. */
const page = ['header', 'quick-search', 'card-grid', 'hero-carousel'];

interface Row {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

const sizes = new Map(sizesOf(dist).map(({ path, brotli }) => [path, brotli]));
const widgetPath = (name: string): string => `widgets/${name}.js`;

const staticImports = (path: string): string[] =>
  [...readFileSync(join(dist, path), 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)].map(
    ([, target = '']) => join(path, '..', target),
  );

/** A script and all it imports before it runs. */
function closure(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of staticImports(path)) closure(next, seen);
  return seen;
}

const pageFiles = [...page.filter((name) => widgetNames().includes(name)).map(widgetPath)].reduce(
  (all, path) => closure(path, all),
  new Set(['atria.js', 'atria-early.js']),
);
const sum = (paths: Iterable<string>): number =>
  [...paths].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);

const rows: Row[] = [
  { name: 'loader (atria.js)', bytes: sizes.get('atria.js') ?? 0, budget: 1.4 * kilo },
  { name: `page of ${page.join(', ')}`, bytes: sum(pageFiles), budget: 80 * kilo },
  { name: 'requests of that page', bytes: pageFiles.size, budget: 10 },
  ...widgetNames().map((name) => ({
    name: `widget ${name}`,
    bytes: sizes.get(widgetPath(name)) ?? 0,
    budget: (forms.test(name) ? 12 : 8) * kilo,
  })),
];

const shared = [...sizes].filter(([path]) => /^(core|chunks\/.*)\.js$/.test(path));
console.log('| what | brotli | budget |\n|---|---:|---:|');
for (const { name, bytes, budget } of rows)
  console.log(`| ${name} | ${bytes} | ${budget}${bytes > budget ? ' **over**' : ''} |`);
for (const [path, bytes] of shared) console.log(`| ${path} | ${bytes} | |`);

const over = rows.filter(({ bytes, budget }) => bytes > budget || bytes === 0);
if (over.length > 0) {
  console.error(`Over budget or missing: ${over.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
