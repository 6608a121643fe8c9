/**
 * `npm run compare:pictures`: takes pictures of every example of every widget from two releases, on
 * one machine and in one run, and writes a page with those that differ. No picture is kept.
 *
 * `-- OLD NEW` names them: a release's folder or a commit. By default OLD is the last tag, else the
 * last commit, and NEW the present sources. `--only=card-grid,header` compares only these widgets,
 * `--brand=goohse` shows those without a brand of their own in this one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { serveHost } from '../../../demo-host/serve-host';
import { ensureChromium } from '../../shared/chromium';
import { chromiumArgs } from '../../shared/chromium-path';
import { loadExamples } from '../../shared/load-examples';
import { root } from '../../shared/widget-files';
import { dataUrl, differenceOf } from './difference';
import { type Change, reportOf } from './report';
import { takePicture } from './take-picture';
import { distOf, lastRelease } from './two-releases';

const widths = [1280, 375];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, brand: { type: 'string' } },
});
const [old = lastRelease(), now] = positionals;

/** The path of each example's page by its name. */
async function examplePaths(): Promise<readonly (readonly [string, string])[]> {
  const only = values.only?.split(',');
  const widgets = Object.entries(await loadExamples()).filter(
    ([widget]) => !only || only.includes(widget),
  );
  if (widgets.length === 0) throw new Error(`no widget is called ${values.only}`);
  const asked = values.brand ? `&brand=${values.brand}` : '';
  return widgets.flatMap(([widget, examples]) =>
    examples.map(({ name, brand }) => {
      const query = `only=${name}${brand ? '' : asked}`;
      return [`${widget}/${name}`, `/widgets/${widget}?${query}`] as const;
    }),
  );
}

/** A page for a new visitor: no cart, no draft, no closed popup. */
async function freshPage(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  return (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
}

/**
 * Compares one page of both releases; a difference must appear twice.
 * @param table the empty page that compares the pictures.
 */
async function compare(table: Page, addresses: readonly string[], width: number) {
  const browser = table.context().browser();
  if (!browser) throw new Error('the browser has gone');
  const look = async () => {
    // Cookies ignore ports: each release has its own visitor.
    const pages = await Promise.all(addresses.map(() => freshPage(browser, width)));
    const [before, after] = await Promise.all(
      pages.map((page, at) => takePicture(page, addresses[at] ?? '')),
    );
    if (!before || !after) throw new Error('name two releases to compare');
    const difference = await differenceOf(table, before, after);
    await Promise.all(pages.map((page) => page.context().close()));
    return { ...difference, before, after };
  };
  const first = await look();
  // A random difference, such as a picture that loaded late, is hardly the same twice.
  return first.pixels > 0 ? look() : first;
}

async function run(temp: string): Promise<void> {
  console.log(`Building: ${old} and ${now ?? 'the sources as they are'} ...`);
  const dists = [distOf(old, temp, 'old'), distOf(now, temp, 'new')];
  const servers = await Promise.all(dists.map((dist) => serveHost(dist)));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const table = await browser.newPage();
  const paths = await examplePaths();
  const changes: Change[] = [];
  for (const width of widths)
    for (const [name, path] of paths) {
      const pages = servers.map(({ address }) => address + path);
      const { pixels, picture, before, after } = await compare(table, pages, width);
      if (pixels === 0) continue;
      console.log(`${name} at ${width} px: ${pixels} pixels differ`);
      const shown = { old: dataUrl(before), now: dataUrl(after), difference: picture };
      changes.push({ name, width, pixels, ...shown });
    }
  await browser.close();
  for (const server of servers) server.close();
  const count = paths.length * widths.length;
  const title = `${old} and ${now ?? 'the present sources'}`;
  const folder = join(root, 'test-results/pictures');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'compared.html');
  writeFileSync(file, reportOf({ title, count, changes }));
  console.log(`${changes.length} of ${count} pictures differ: ${file}`);
}

const temp = mkdtempSync(join(tmpdir(), 'atria-pictures-'));
try {
  await run(temp);
} finally {
  rmSync(temp, { recursive: true, force: true });
}
process.exit();
