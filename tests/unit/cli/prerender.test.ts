// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prerender } from '../../../cli/prerender/prerender';
import { UsageError } from '../../../cli/typed';
import { plainPage } from '../../../src/server/plain-page';
import * as server from '../../../src/server/server';

const loader = '<script type="module" src="https://cdn.example/1.0.0/atria.js"></script>';
const counter = '<atria-counter value="7" label="Jäsentä"></atria-counter>';
const site = ['--base-url', 'https://www.example.fi/sivut'];

let folder = '';
const said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atria-prerender-'));
  said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (path: string) => join(folder, path);
function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file(path)), { recursive: true });
  writeFileSync(file(path), content);
}
const read = (path: string) => readFileSync(file(path), 'utf8');
const run = (...args: string[]) =>
  prerender(
    args,
    async () => server,
    (line) => said.push(line.replace(`${folder}/`, '')),
  );

describe('npx atria-widgets prerender', () => {
  it('renders the widgets in the tags of a folder’s pages, by the settings and the address of each', async () => {
    write(
      'index.html',
      loader.replace('src', 'data-brand="sibylla" data-language="en" src') + counter,
    );
    write('a/haku/index.htm', `${loader}<atria-site-search></atria-site-search>`);
    expect(await run(folder, ...site)).toBe(0);
    expect(read('index.html')).toContain('/1.0.0/prerender/brands/sibylla.css" data-atria-made');
    expect(read('index.html')).toContain('>Jäsentä</p>');
    expect(read('a/haku/index.htm')).toContain('<template shadowrootmode="open">');
    expect(said).toEqual([
      'a/haku/index.htm: 1 of 1 widgets rendered',
      'index.html: 1 of 1 widgets rendered',
      '2 pages',
    ]);
  });

  it('gives each page its future address', async () => {
    const asked: string[] = [];
    for (const path of ['index.html', 'a b/index.html', 'a b/c.html']) write(path, counter);
    const renderToHtml: typeof server.renderToHtml = async (html, { url }) => {
      asked.push(String(url));
      return html;
    };
    await prerender(
      [folder, ...site],
      async () => ({ ...server, renderToHtml }),
      () => {},
    );
    expect(asked.map((one) => one.replace('https://www.example.fi/sivut', ''))).toEqual([
      '/a%20b/c.html',
      '/a%20b/',
      '/',
    ]);
  });

  it('loads the widgets’ content from the given back end', async () => {
    const asked: string[] = [];
    const fetch = async (address: Request | URL | string) => {
      asked.push(String(address));
      return Response.json({ hits: [], totalCount: 0 });
    };
    const askBackEnd: typeof server.askBackEnd = (origins) => server.askBackEnd(origins, { fetch });
    write('a.html', `${loader}<atria-product-search></atria-product-search>`);
    const load = async () => ({ ...server, askBackEnd });
    const args = [folder, ...site, '--release', 'https://cdn.example/1.0.0'];
    await prerender(args, load, () => {});
    expect(asked).toEqual([]);
    await prerender([...args, '--ask', 'https://www.example.fi/'], load, () => {});
    expect(asked.join()).toContain('https://www.example.fi/api/search/products');
    expect(read('a.html')).toContain('data-atria-answers');
  });

  it('leaves a file without widgets unchanged, byte for byte, in any encoding', async () => {
    const bytes = Buffer.from('<p>p\u00e4\u00e4\r\n\0</p>', 'latin1');
    write('plain.html', bytes);
    write('notes.txt', counter);
    write('.git/index.html', counter);
    write('out/node_modules/a.html', counter);
    expect(await run(folder, ...site)).toBe(0);
    expect(readFileSync(file('plain.html'))).toEqual(bytes);
    expect(said).toEqual(['plain.html: no widgets, left as it is', '1 page']);
    expect(read('notes.txt') + read('.git/index.html')).toBe(counter + counter);
  });

  it('writes elsewhere on request, and does not change the files', async () => {
    write('in/a/b.html', loader + counter);
    write('in/c.html', '<p>c</p>');
    expect(await run(file('in'), '--out', file('out'), ...site)).toBe(0);
    expect(read('in/a/b.html')).toBe(loader + counter);
    expect(read('out/a/b.html')).toContain('shadowrootmode');
    expect(read('out/c.html')).toBe('<p>c</p>');
    expect(readdirSync(file('out'))).toEqual(['a', 'c.html']);
  });

  it('renders a page again that it has rendered before, from its own tags', async () => {
    write('a.html', loader + counter);
    await run(file('a.html'), ...site);
    const once = read('a.html');
    await run(file('a.html'), ...site);
    expect(read('a.html')).toBe(once);
    write('a.html', once.replace('value="7"', 'value="8"'));
    await run(file('a.html'), ...site);
    expect(read('a.html').match(/<template/g)).toHaveLength(1);
    expect(read('a.html')).toContain('>8</p>');
    expect(read('a.html')).not.toContain('>7</p>');
  });

  it('reports what is unchanged, and why, also by its exit status', async () => {
    write('latin.html', Buffer.from(`<p>\u00e4</p>${counter}`, 'latin1'));
    write('no-loader.html', counter);
    write('other.html', `<meta charset="iso-8859-1">${counter.replace('ä', 'a')}`);
    write('unknown.html', `${loader}<atria-nothing></atria-nothing>${counter}`);
    const before = ['latin.html', 'no-loader.html', 'other.html'].map(read);
    expect(await run(folder, ...site)).toBe(1);
    expect(said).toEqual([
      'latin.html: not in UTF-8, left as it is',
      expect.stringContaining('no-loader.html: 0 of 1 widgets rendered: it loads no atria.js'),
      'other.html: not in UTF-8, left as it is',
      'unknown.html: 1 of 2 widgets rendered',
      '4 pages',
    ]);
    expect(['latin.html', 'no-loader.html', 'other.html'].map(read)).toEqual(before);
  });

  it('accepts settings and the release’s address for pages without them', async () => {
    write('settings.json', '{ "brand": "delise" }');
    write('a.html', counter);
    const more = ['--release', 'https://cdn.example/2.0.0', '--settings', file('settings.json')];
    expect(await run(file('a.html'), ...site, ...more)).toBe(0);
    expect(read('a.html')).toContain('https://cdn.example/2.0.0/prerender/brands/delise.css');
  });

  it.each([
    [[], 'Which pages'],
    [['a.html'], '--base-url'],
    [['/no/such/file.html', ...site], 'no file or folder'],
    [['a.html', '--base-url', 'www.example.fi'], 'an address of http'],
    [['a.html', ...site, '--settings', '/no/such/file.json'], '--settings'],
    [['a.html', ...site, '--outs', 'b'], "Unknown option '--outs'"],
  ])('refuses invalid arguments with a reason: %o', async (args, reason) => {
    const failed = await run(...args).catch((error) => error);
    expect(failed).toBeInstanceOf(UsageError);
    expect(failed.message).toContain(reason);
  });
});

describe('the renderer’s markup', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...[counter, '<atria-accordion>', '</atria-accordion>', '<table>', '\r\n', '<!--', '-->'],
      ...['<p>', '<b>', '</b>', '<select>', '<svg>', '<script>', '</script>', '\ufeff', '\0'],
    ),
  );

  it('is found again and removed, and nothing else of the page', async () => {
    const pages = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
    const options = { url: 'https://www.example.fi/', base: 'https://cdn.example/' };
    await fc.assert(
      fc.asyncProperty(pages, async (html) => {
        expect(plainPage(await server.renderToHtml(html, options)).html).toBe(html);
      }),
      { numRuns: 200 },
    );
  });

  it('includes the data for search engines, also where another release has put it [SRV-07]', () => {
    const root = '<template shadowrootmode="open"><link data-atria-made="a"></template>';
    const said = '<script type="application/ld+json" data-atria-made>{}</script>';
    const own = '<script type="application/ld+json">{}</script>';
    const page = (inside: string, behind: string) =>
      `<body><atria-counter>${inside}</atria-counter>${behind}</body>`;
    expect(plainPage(page(root, own + said)).html).toBe(page('', own));
    expect(plainPage(page(root + said + own, '')).html).toBe(page(own, ''));
    expect(plainPage(page(root + own, '')).html).toBe(page(own, ''));
  });

  it('is the same each time, with data for search engines [SRV-07]', async () => {
    const block = '{"product":{"title":"Filee","url":"/f","image":["/f.jpg"],"price":"9,90"}}';
    const page = `<!doctype html><body>${loader}<atria-product-card><script type="application/json">${block}</script></atria-product-card></body>`;
    write('a.html', page);
    await run(file('a.html'), ...site);
    const once = read('a.html');
    expect(once.match(/ld\+json/g)).toHaveLength(1);
    await run(file('a.html'), ...site);
    expect(read('a.html')).toBe(once);
    expect(plainPage(once).html).toBe(page);
  });

  it('is distinguished from a root of the page’s own', () => {
    const own =
      '<atria-counter><template shadowrootmode="open"><p>a</p></template></atria-counter>';
    expect(plainPage(own)).toEqual({ html: own, tags: 1, rendered: 0 });
  });
});
