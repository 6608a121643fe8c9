/**
 * `npm run try:prerender`: sends 1,000 pages with hostile markup through the service of the built
 * release, 20 at a time. Each must come back unchanged except for our roots, nothing in them may
 * run in Chromium, and the service's memory must not grow. It prints pages per second and
 * milliseconds per widget. Nothing leaves this machine. `-- 200` sends so many pages, `-- 1000 7`
 * uses another seed.
 */
import '../shared/production';
import assert from 'node:assert/strict';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import { plainPage } from '../../src/server/plain-page';
import { passed } from './passed';
import { allShown, hostilePages, pageOf } from './prerender/hostile-pages';
import { tryInBrowser } from './prerender/in-browser';
import { atATime, type Back, type Started, startService } from './prerender/service';

const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);
const atOnce = 20;
/** Measured, not limited: the machine may be busy. */
const patience = ['--timeout', '120'];

/** Sends a page repeatedly, and prints the time by the clock and of the processors. */
async function measure({ post, health }: Started, title: string, page: string, times: number) {
  const [{ cpu }, from] = [await health(), performance.now()];
  const back = await atATime(
    atOnce,
    Array.from({ length: times }, () => page),
    post,
  );
  const seconds = (performance.now() - from) / 1000;
  const used = (await health()).cpu - cpu;
  assert.deepEqual([...new Set(back.map(({ outcome }) => outcome))], ['rendered']);
  const widgets = times * plainPage(back[0]?.page ?? '').rendered;
  const each = ((used * 1000) / widgets).toFixed(2);
  const rate = (times / seconds).toFixed(1);
  console.log(`  ${title}: ${rate} pages/s, ${each} ms of a processor a widget`);
}

async function measureAll(service: Started): Promise<void> {
  const all = (await allShown()).map(({ contract, example }) => ({
    name: contract.name,
    markup: exampleMarkup(contract, example),
  }));
  const usual = pageOf(
    ['header', 'quick-search', 'card-grid', 'hero-carousel'].map(
      (name) => all.find((one) => one.name === name)?.markup ?? '',
    ),
  );
  const many = pageOf(
    Array.from({ length: 200 }, (_, at) => all[(at * 7) % all.length]?.markup ?? ''),
  );
  // The code has warmed up before it is measured.
  await atATime(
    atOnce,
    Array.from({ length: 100 }, () => usual),
    service.post,
  );
  await measure(service, 'a page of four widgets', usual, 300);
  await measure(service, 'a page of 200 widgets', many, 30);
  const { milliseconds } = await service.post(many);
  console.log(`  a page of 200 widgets comes back after ${Math.round(milliseconds)} ms`);
}

/**
 * Checks what came back for a page: the page, except for our roots, or unchanged because of a
 * limit.
 */
function check(sent: string, { status, outcome, page }: Back, at: number): void {
  assert.equal(status, 200);
  assert.match(outcome, /^rendered$|^unchanged; (too-large|too-slow)$/, `page ${at}`);
  const plain = outcome === 'rendered' ? plainPage(page).html : page;
  // In UTF-8, as the service returns it.
  assert.ok(plain === Buffer.from(sent).toString(), `page ${at} has changed`);
}

async function tryHostile({ post, health }: Started): Promise<void> {
  const pages = await hostilePages(count, seed);
  const memory: number[] = [];
  const from = performance.now();
  const back = await atATime(atOnce, pages, async (page, at) => {
    if (at % Math.ceil(count / 20) === 0) memory.push((await health()).memory);
    return post(page);
  });
  const rate = (count / (performance.now() - from)) * 1000;
  const slowest = Math.max(...back.map(({ milliseconds }) => milliseconds));
  for (const [at, one] of back.entries()) check(pages[at] ?? '', one, at);
  const rendered = back.filter(({ outcome }) => outcome === 'rendered').length;
  assert.ok(rendered > 0.9 * count, `only ${rendered} were rendered`);
  console.log(
    `  hostile pages: ${rate.toFixed(1)} pages/s, the slowest after ${Math.round(slowest)} ms, ` +
      `${rendered} rendered, the others over a limit`,
  );
  passed(`each of ${count} hostile pages came back unchanged, except for the widgets' roots`);

  console.log(`memory of the service during the run: ${memory.join(', ')} MB`);
  const half = Math.ceil(memory.length / 2);
  const [before, after] = [memory.slice(1, half), memory.slice(half)];
  assert.ok(Math.max(...after) <= 1.25 * Math.max(...before), 'the memory grows');
  passed('its memory does not grow');

  await tryInBrowser(back.map(({ page }) => page));
  passed('nothing of them ran in Chromium, and no root contains what could');
}

const service = await startService('--threads', '2', '--size', '1', ...patience);
try {
  await measureAll(service);
  await tryHostile(service);
} finally {
  service.stop();
}
