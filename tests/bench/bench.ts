/**
 * `npm run bench`: our bundle beside a naive one of the same views (one eager script, a style
 * cache per element), in the same run, as ratios. Prints a table; a bar that is missed is named.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium';
import { root } from '../../scripts/widget-files';
import { buildNaive } from './build-naive';
import { churn, footprint, median, paintTime, readyTime } from './measures';
import { benchPages } from './pages';
import { serveBench } from './server';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const kinds = ['ours', 'naive'] as const;
type Kind = (typeof kinds)[number];

interface Bar {
  readonly name: string;
  readonly ours: number;
  readonly naive: number;
  readonly most: number;
}

/** A fresh visitor; tsx names functions by a helper that a page does not have. */
async function visitor(browser: Browser) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript('globalThis.__name = (value) => value');
  return context;
}

async function open(browser: Browser, address: string): Promise<Page> {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function onEmptyPage<T>(
  browser: Browser,
  base: string,
  kind: Kind,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await open(browser, `${base}/page-${kind}-empty`);
  await page.waitForFunction(() => document.querySelector('#warm')?.matches(':state(ready)'));
  const result = await measure(page);
  await page.context().close();
  return result;
}

/** Alternates the two bundles, so that a slow moment of the machine hits both. */
async function both(measure: (kind: Kind) => Promise<number>) {
  const values: Record<Kind, number[]> = { ours: [], naive: [] };
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds) values[kind].push(await measure(kind));
  return { ours: median(values.ours), naive: median(values.naive) };
}

async function slowReady(browser: Browser, base: string, kind: Kind): Promise<number> {
  const context = await visitor(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${base}/page-${kind}-four`);
  const time = await readyTime(page);
  await context.close();
  return time;
}

const withSession = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
};

async function run(browser: Browser, base: string): Promise<Bar[]> {
  const paint = await both((kind) =>
    onEmptyPage(browser, base, kind, (page) => paintTime(page, 200)),
  );
  const memory = await both((kind) =>
    onEmptyPage(browser, base, kind, async (page) => {
      const session = await withSession(page);
      const before = await footprint(session);
      await paintTime(page, 200);
      return (await footprint(session)).heap - before.heap;
    }),
  );
  const left = async (what: 'nodes' | 'listeners' | 'heap') =>
    both((kind) =>
      onEmptyPage(browser, base, kind, async (page) => {
        const session = await withSession(page);
        await churn(page, 2, 50);
        const before = await footprint(session);
        await churn(page, 20, 50);
        return (await footprint(session))[what] - before[what];
      }),
    );
  const nodes = await left('nodes');
  const listeners = await left('listeners');
  const heap = await left('heap');
  const ready = await both((kind) => slowReady(browser, base, kind));
  return [
    { name: '200 simple widgets painted (ms)', ...paint, most: 0.35 },
    { name: '200 simple widgets, heap (bytes)', ...memory, most: 0.75 },
    { name: 'four-widget page ready, slow 4G, CPU 4x (ms)', ...ready, most: 0.9 },
    { name: 'heap left after 20 x 50 (bytes)', ...heap, most: 1 },
    { name: 'nodes left after 20 x 50', ...nodes, most: 0 },
    { name: 'listeners left after 20 x 50', ...listeners, most: 0 },
  ];
}

const missed = ({ ours, naive, most }: Bar): boolean =>
  most === 0 ? ours > 0 : ours > Math.max(naive, 0) * most && ours > 0;

const naiveFolder = mkdtempSync(join(tmpdir(), 'naive-'));
await buildNaive(naiveFolder);
const server = await serveBench({ ours: join(root, 'dist'), naive: naiveFolder }, benchPages);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const bars = await run(browser, `http://localhost:${server.port}`);
await browser.close();
server.close();

console.log(
  `\n| measure (median of ${rounds}) | ours | naive | ratio | bar |\n|---|---:|---:|---:|---:|`,
);
for (const bar of bars) {
  const ratio = bar.naive > 0 ? (bar.ours / bar.naive).toFixed(2) : '';
  console.log(
    `| ${bar.name} | ${Math.round(bar.ours)} | ${Math.round(bar.naive)} | ${ratio} | ${bar.most === 0 ? 'none left' : bar.most}${missed(bar) ? ' **missed**' : ''} |`,
  );
}
process.exit(0);
