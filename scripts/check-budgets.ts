/**
 * Prints the sizes of the build (brotli, in bytes) beside those of the release before, and what
 * each chunk needs from the others; fails if a size is over its budget. `--keep` stores them as the
 * sizes of package.json's version, in `releases/sizes/`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtTable } from './build/bundle/chunk-table';
import { sizesOf } from './build/sizes';
import { common } from './build/tables/loader-table';
import { keepSizes, sizesBefore, stepFrom } from './release/kept-sizes';
import { dist as released, version } from './shared/release';
import { widgetNames } from './shared/widget-files';

/** The folder of a build; the release's by default. */
const [dist = released] = process.argv.slice(2).filter((one) => one !== '--keep');
const kilo = 1024;
const forms = /form$/;
/** The page for the budget of a whole page. */
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

/** A script with all that it imports before it runs. */
function closure(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of staticImports(path)) closure(next, seen);
  return seen;
}

/** All that a page with some widgets loads at first. */
const pageOf = (names: readonly string[]): Set<string> =>
  names
    .map(widgetPath)
    .reduce((all, path) => closure(path, all), new Set(['atria.js', 'atria-early.js']));
const pageFiles = pageOf(page.filter((name) => widgetNames().includes(name)));
const sum = (paths: Iterable<string>): number =>
  [...paths].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);

/** The code for calls loads with the first call that the loader has not made. */
const callCode = 'chunks/http.js';
const lateCall = sizes.get(callCode);

const rows: Row[] = [
  { name: 'loader (atria.js)', bytes: sizes.get('atria.js') ?? 0, budget: 1434 },
  { name: `page of ${page.join(', ')}`, bytes: sum(pageFiles), budget: 83 * kilo },
  { name: 'requests of that page', bytes: pageFiles.size, budget: 10 },
  { name: 'its style sheet (atria.css)', bytes: sizes.get('atria.css') ?? 0, budget: 2.5 * kilo },
  // The page's first answers come from the loader's early requests: see src/early.ts.
  ...(lateCall
    ? [{ name: `code of its first later call (${callCode})`, bytes: lateCall, budget: 5 * kilo }]
    : []),
  ...widgetNames().map((name) => ({
    name: `widget ${name}`,
    bytes: sizes.get(widgetPath(name)) ?? 0,
    budget: (forms.test(name) ? 12 : 8) * kilo,
  })),
];

const shared = [...sizes].filter(([path]) => /^(core|chunks\/.*)\.js$/.test(path));
const now = Object.fromEntries([
  ...rows.map(({ name, bytes }) => [name, bytes] as const),
  // Including the loader and all shared code.
  ...widgetNames().map((name) => [`${name} on a page of its own`, sum(pageOf([name]))] as const),
  ...shared,
]);
const before = sizesBefore(version);
const step = (name: string, bytes: number) =>
  before ? ` ${stepFrom(before.sizes[name], bytes)} |` : '';
console.log(`| what | brotli | budget |${before ? ` since ${before.version} |` : ''}`);
console.log(`|---|---:|---:|${before ? '---:|' : ''}`);
const budgets = new Map(rows.map(({ name, budget }) => [name, budget]));
for (const [name, bytes] of Object.entries(now)) {
  const budget = budgets.get(name);
  const limit = budget === undefined ? '' : `${budget}${bytes > budget ? ' **over**' : ''}`;
  console.log(`| ${name} | ${bytes} | ${limit} |${step(name, bytes)}`);
}
if (process.argv.includes('--keep')) keepSizes(version, now);

const taking = dist === released ? Object.entries(builtTable()) : [];
if (taking.length > 0)
  console.log('\n| file | what it loads, and how much of it it needs (%) |\n|---|---|');
const nameOf = (path: string) => path.replace(/^chunks\/|\.js$/g, '');
for (const [file, taken] of taking.sort(([a], [b]) => a.localeCompare(b))) {
  const parts = Object.entries(taken)
    .filter(([other]) => !common.includes(other))
    .map(([other, { modules, share }]) => {
      // A small part of a chunk: for these modules.
      const why = share < 0.25 && modules.length > 0 ? ` (${modules.join(', ')})` : '';
      return `${nameOf(other)} ${Math.round(share * 100)}${why}`;
    });
  if (parts.length > 0) console.log(`| ${nameOf(file)} | ${parts.join('; ')} |`);
}

const over = rows.filter(({ bytes, budget }) => bytes > budget || bytes === 0);
if (over.length > 0) {
  console.error(`Over budget or missing: ${over.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
