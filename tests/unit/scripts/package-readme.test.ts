// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placePackageReadme, restoreReadme } from '../../../scripts/release/package-readme';
import { placeFaults } from '../../../scripts/release/publish-check';
import { root } from '../../../scripts/shared/widget-files';

const folder = mkdtempSync(join(tmpdir(), 'atria-readme-'));
const readme = () => readFileSync(join(folder, 'README.md'), 'utf8');

describe('the README of the package', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/package.md'), 'The package VERSION');
    writeFileSync(join(folder, 'README.md'), 'The project');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("replaces the project's while it is packed, also after an attempt that ended early", () => {
    placePackageReadme(folder, '1.2.3');
    placePackageReadme(folder, '1.2.3');
    expect(readme()).toBe('The package 1.2.3');
    restoreReadme(folder);
    restoreReadme(folder);
    expect(readme()).toBe('The project');
  });
});

describe('a link in a packed file', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  const isPacked = (path: string) =>
    files.some((one) => path === one || path.startsWith(`${one}/`));
  const guides = readdirSync(join(root, 'docs/guides')).map((file) => `docs/guides/${file}`);
  const pages = [...files, ...guides].filter((file) => file.endsWith('.md'));
  /** Each with the place of its page. */
  const linksOf = (page: string, at = page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
      .flatMap(([, link = '']) => (/^\w+:/.test(link) ? [] : [join(dirname(at), link)]))
      .filter((path) => !isPacked(path) || !existsSync(join(root, path)));

  it.each(pages)('leads somewhere from %s', (page) => {
    expect(linksOf(page)).toEqual([]);
  });

  it('leads somewhere from its README', () => {
    expect(linksOf('docs/package.md', 'README.md')).toEqual([]);
  });
});

describe('the makers’ addresses', () => {
  it('must be in package.json before anything is published', () => {
    const mail = 'security@widgets.example.org';
    const said = placeFaults({
      homepage: 'https://a.fi/',
      bugs: { url: 'https://a.fi/', email: mail },
    });
    expect(said.map((one) => one.split(' ')[1])).toEqual(['repository.url', 'bugs.email']);
  });
});
