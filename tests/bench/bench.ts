/**
 * `npm run bench`: our bundle beside a naive one of the same views (one eager script, a style cache
 * per element, the usual element), in turns in one run. Prints medians and ratios, and names the
 * missed limits. `npm run bench -- cards presses` runs only the measurements with these names,
 * BENCH_ROUNDS sets how often; `BENCH_ALIAS=preact` adds our bundle with preact/compat in place of
 * React, for the record.
 */
import '../../scripts/shared/production';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../../scripts/shared/chromium';
import { chromiumArgs } from '../../scripts/shared/chromium-path';
import { buildNaive } from './build-naive';
import { buildWithPreact, shippedBundle } from './build-ours';
import { type Figures, interleaved, type Medians } from './interleaved';
import { loading } from './loading';
import { leaks, mounting } from './mounting';
import { presses, pressPages } from './presses';
import { type Kind, type Served, serveBundle } from './server';
import { printTable, type Row } from './table';
import { allReady, type Slowness, type Visitor, visit } from './visitor';

/** A measurement in turns, with its rows. */
interface Section {
  readonly name: string;
  readonly rounds: number;
  readonly path: string;
  /** The page for the naive bundle, if it is another: a page of its own, or another of ours. */
  readonly against?: { readonly kind: Kind; readonly path: string };
  readonly site?: string | undefined;
  readonly slowness?: Slowness;
  readonly measure: (visitor: Visitor) => Promise<Figures>;
  readonly rows: readonly Row[];
}

const beside = (most: number) => ({ most, of: 'naive' }) as const;
const atMost = (most: number) => ({ most, of: 'itself' }) as const;

const many = (tag: 'counter' | 'card', what: string, painted: number, heap: number): Section => ({
  name: `${tag}s`,
  rounds: 7,
  path: '/bench/empty',
  measure: async (visitor) => {
    await allReady(visitor.page);
    return mounting(visitor, tag);
  },
  rows: [
    { name: `200 ${what} painted`, unit: 'ms', figure: 'painted', bar: beside(painted) },
    { name: `200 ${what}, heap`, unit: 'kB', figure: 'heap', bar: beside(heap) },
  ],
});

/** What a page on a slow network and processor has. */
const loaded = { rounds: 7, slowness: { cpu: 4, isSlow4G: true }, measure: loading };

const sections: readonly Section[] = [
  many('counter', 'counters', 0.2, 0.5),
  many('card', 'product cards', 0.45, 0.6),
  {
    name: 'leaks',
    rounds: 3,
    path: '/bench/empty',
    measure: async (visitor) => {
      await allReady(visitor.page);
      return leaks(visitor);
    },
    rows: [
      { name: 'nodes left after 20 x 50', unit: '', figure: 'nodes', bar: atMost(0) },
      { name: 'listeners left after 20 x 50', unit: '', figure: 'listeners', bar: atMost(0) },
      { name: 'heap left after 20 x 50', unit: 'kB', figure: 'left', bar: beside(1) },
    ],
  },
  {
    ...loaded,
    name: 'page',
    path: '/bench/four',
    rows: [
      { name: 'four-widget page ready', unit: 'ms', figure: 'ready', bar: beside(0.75) },
      { name: 'its content painted', unit: 'ms', figure: 'content', bar: beside(1) },
      { name: 'its layout shift', unit: '', figure: 'shift', bar: atMost(0) },
      { name: 'its time blocked', unit: 'ms', figure: 'blocked', bar: beside(1) },
      { name: 'its scripts till ready', unit: 'bytes', figure: 'bytes', bar: atMost(80 * 1024) },
      { name: 'requests for them', unit: '', figure: 'requests', bar: atMost(10) },
    ],
  },
  {
    ...loaded,
    name: 'painted beside hand-written',
    path: '/bench/four?prerender=on',
    against: { kind: 'naive', path: '/bench/hand' },
    rows: [
      { name: 'rendered page painted, by hand', unit: 'ms', figure: 'content', bar: beside(1.1) },
      { name: 'its layout shift, by hand', unit: '', figure: 'shift', bar: atMost(0) },
      { name: 'its time blocked, by hand', unit: 'ms', figure: 'blocked', bar: atMost(60) },
    ],
  },
  {
    ...loaded,
    name: 'painted beside without',
    path: '/bench/four?prerender=on',
    against: { kind: 'ours', path: '/bench/four' },
    rows: [
      { name: 'rendered page ready, without', unit: 'ms', figure: 'ready', bar: beside(1) },
      { name: 'painted, without', unit: 'ms', figure: 'content', bar: beside(1) },
    ],
  },
  ...pressPages.map(
    ({ path, site, presses: list }): Section => ({
      name: `presses ${path}`,
      rounds: 3,
      path,
      site,
      measure: (visitor) => presses(visitor, list),
      rows: list.map(({ name }) => ({
        name: `press: ${name}`,
        unit: 'ms',
        figure: name,
        bar: atMost(150),
      })),
    }),
  ),
];

const only = process.argv.slice(2);
const isWanted = ({ name }: Section) =>
  only.length === 0 || only.some((part) => name.startsWith(part));

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const folders: Partial<Record<Kind, string>> = {
  ours: shippedBundle(),
  naive: await buildNaive(join(folder, 'naive')),
  ...(process.env.BENCH_ALIAS === 'preact' && {
    preact: await buildWithPreact(join(folder, 'preact')),
  }),
};
const kinds = Object.keys(folders) as Kind[];

async function measured(section: Section, browser: Browser, hosts: ReadonlyMap<Kind, Served>) {
  const { path, against, site, slowness = {}, measure, rounds } = section;
  console.error(`  ${section.name} …`);
  return interleaved(kinds, Number(process.env.BENCH_ROUNDS ?? rounds), (kind) => {
    const place = (kind === 'naive' && against) || { kind, path };
    return visit(
      browser,
      hosts.get(place.kind)?.address(place.path, site) ?? '',
      slowness,
      measure,
    );
  });
}

const from = Date.now();
const hosts = new Map<Kind, Served>();
for (const kind of kinds) hosts.set(kind, await serveBundle(kind, folders[kind] ?? ''));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const results: [Section, Medians][] = [];
try {
  for (const section of sections.filter(isWanted))
    results.push([section, await measured(section, browser, hosts)]);
} finally {
  await browser.close();
  for (const host of hosts.values()) host.close();
  rmSync(folder, { recursive: true });
}
const rows: Row[] = [];
const medians: Record<string, Medians[string]> = {};
for (const [{ name, rows: own }, figures] of results)
  for (const row of own) {
    const figure = `${name} ${row.figure}`;
    rows.push({ ...row, figure });
    medians[figure] = figures[row.figure] ?? {};
  }
const missed = printTable(rows, medians, kinds);
console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'No bar is missed.');
console.log(`${Math.round((Date.now() - from) / 1000)} s`);
process.exit(0);
