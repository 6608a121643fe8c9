// @vitest-environment node
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenLinks } from '../../../scripts/site/broken-links';
import { targetOf } from '../../../scripts/site/docs-files';
import { staticPage } from '../../../scripts/site/host-page';
import { renderMarkdown } from '../../../scripts/site/markdown';
import { WrittenSite } from '../../../scripts/site/written-site';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atria-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the links of a site', () => {
  it('are reported with their page where they lead to nothing, or out of the folder', () => {
    const written = new WrittenSite(folder);
    written.writePage('', '<a href="docs/">a</a><a href="docs">b</a>');
    written.writePage('docs/', '<img src="../x.svg"><a href="../../">c</a><a href="/y">d</a>');
    expect(brokenLinks(written, ['atriafi'])).toEqual([
      '/: docs: there is nothing',
      'docs/: ../x.svg: there is nothing',
      'docs/: ../../: leads out of the folder',
      'docs/: /y: leads out of the folder',
    ]);
  });

  it('may lead to the back end’s doors, elsewhere, and to a site that was not asked for', () => {
    const written = new WrittenSite(folder);
    written.writePage(
      'sites/lihakauppa/',
      '<a href="kirjaudu-ulos/">a</a><a href="https://www.example.fi/">b</a><a href="../sibylla/">c</a><a href="#d">d</a>',
    );
    expect(brokenLinks(written, ['lihakauppa'])).toEqual([]);
    expect(brokenLinks(written, ['lihakauppa', 'sibylla'])).toHaveLength(1);
  });
});

describe('the folder of a site', () => {
  it('is refused where it holds something else', () => {
    writeFileSync(join(folder, 'thesis.txt'), 'Ten years of work.');
    expect(() => new WrittenSite(folder)).toThrow('holds something else');
  });

  it('keeps nothing of the site that was there before', () => {
    const before = new WrittenSite(folder);
    before.write('site/control.js', '');
    before.writePage('old/', '');
    const now = new WrittenSite(folder);
    now.write('site/control.js', '');
    now.deleteOthers();
    expect(existsSync(join(folder, 'old/index.html'))).toBe(false);
    expect(existsSync(join(folder, 'site/control.js'))).toBe(true);
  });
});

describe('a page of the demo host on a static host', () => {
  const page = `<head>
<meta charset="utf-8">
<script type="application/json" data-atria-settings>{"origins":["http://localhost"]}</script>
<link rel="stylesheet" href="/atria/1.0.0/atria.css">
<script type="module" src="/atria/1.0.0/atria.js" data-brand="sibylla" data-api-base=""></script>
<script src="/host/fault-panel.js" defer></script>
</head>
<atria-x links='[{"link": "/a"}]' to="/b?c=1&#38;d=2"><script type="application/json">{"text":"\\u003ci>","link":"/e"}</script></atria-x>`;
  const made = staticPage(page, { site: 'sibylla', to: (path) => `../${path}` });

  it('has its addresses in attributes, in JSON of attributes and in JSON of scripts moved', () => {
    expect(made).toContain(`links='[{"link":"../sites/sibylla/a/"}]'`);
    expect(made).toContain('to="../sites/sibylla/b/?c=1&amp;d=2"');
    expect(made).toContain('{"text":"\\u003ci>","link":"../sites/sibylla/e/"}');
    expect(made).toContain('href="../atria/1.0.0/atria.css"');
  });

  it('has a policy, the worker’s script before the loader, and nothing of the demo host’s server', () => {
    expect(made).toMatch(/charset="utf-8">\n?<meta http-equiv="Content-Security-Policy"/);
    expect(made.indexOf('site/control.js')).toBeLessThan(made.indexOf('atria.js'));
    expect(made.indexOf('site/control.js')).toBeGreaterThan(0);
    expect(made).not.toMatch(/localhost|fault-panel/);
  });
});

describe('a page of the documentation', () => {
  it('leads to pages of the site; what is no page there is text', () => {
    const { html } = renderMarkdown(
      '# A\n\n[B](guides/captcha.md#set-it-up) [C](../src/loader.ts) [D](widgets.md#atria-cart)',
      (link) => targetOf(link, 'docs/api.md'),
    );
    expect(html).toContain('<a href="docs/guides/captcha/#set-it-up">B</a> C');
    expect(html).toContain('<a href="widgets/cart/">D</a>');
  });

  it('numbers headings that are there twice, and shows tags as text', () => {
    const { html, headings } = renderMarkdown(
      '## A\n\nx `<i>`\n\n## A\n\n<base> y',
      (link) => link,
    );
    expect(html).toContain('id="a-1"');
    expect(html).toContain('&#60;base');
    expect(headings.map(({ text, below }) => [text, below])[0]).toEqual(['A', 'x <i>']);
  });
});
