// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

const pages = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...['docs', 'stories', 'releases'].flatMap((folder) => filesBelow(folder, /\.md$/)),
  // The README of the package, whose links package-readme.test.ts checks.
].filter((page) => page !== 'docs/package.md');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutCode = (text: string) => text.replace(/^ *```.*?^ *```/gms, '');

/** GitHub's anchors for the headings of a page. */
function anchorsOf(page: string): Set<string> {
  const headings = [...withoutCode(read(page)).matchAll(/^#{1,6} (.+)$/gm)];
  const names = headings.map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  return new Set(names);
}

/** What is wrong with a link of a page; undefined for a valid one. */
function faultOf(page: string, link: string): string | undefined {
  const [path = '', hash] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return `${link}: no such file`;
  if (!hash || !target.endsWith('.md')) return undefined;
  return anchorsOf(target).has(hash) ? undefined : `${link}: no such heading`;
}

describe('a link', () => {
  it.each(pages)('of %s leads to a file and a heading that exist', (page) => {
    const text = withoutCode(read(page)).replace(/`[^`\n]*`/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const faults = links.filter((link) => !/^\w+:/.test(link)).map((link) => faultOf(page, link));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
});

describe('a page of docs/ that code names', () => {
  const folders = [
    ...['src', 'stand-in', 'cli', 'scripts', 'demo-host', 'editor', 'showroom'],
    ...['stories', 'tests'],
  ];
  const sources = folders.flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs|js|php|css)$/));

  it('exists', () => {
    const dead = sources.flatMap((file) =>
      [...read(file).matchAll(/docs\/[\w/-]+\.md/g)]
        .map(([page]) => page)
        .filter((page) => !existsSync(join(root, page)))
        .map((page) => `${file}: ${page}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('a page of docs/', () => {
  it('is linked from docs/README.md', () => {
    const index = read('docs/README.md');
    const own = pages.filter(
      (page) => page.startsWith('docs/') && !page.startsWith('docs/decisions/'),
    );
    const others = own.filter((page) => page !== 'docs/README.md');
    expect(others.filter((page) => !index.includes(`(${page.slice('docs/'.length)})`))).toEqual([]);
  });
});
