// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';
import { searchParams } from '../../src/core/search/use-search';

const sources = ['core', 'widgets']
  .flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(examples|contract|brand|tokens)\.ts$/.test(file))
      .map((file) => `src/${folder}/${file}`),
  )
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The matches of a pattern's group in the sources, each once. */
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one]) => one))),
];
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

// The addresses in the requirements.
const parameters = [
  ...['q', 'page', 'currentPage', 'pageSize', 'sortOrder', 'contentGroup', 'productGroup'],
  ...['facetTags', 'postinumero', 'menuId'],
];
const hashes = ['#tuotteet', '#kirjaudu', '#toimitus', '#maksu', '#newsletter', '#newsreleases'];

describe('the address of the page', () => {
  it('belongs to no router: pages are the host’s own, and only one file writes the history [BRAND-08]', () => {
    expect(filesWith(/\b(push|replace)State\b|\bhistory\[/)).toEqual(['src/core/page/location.ts']);
  });

  it('with only a hash is opened by code that knows about a `<base>` [IMP-31]', () => {
    // A link or a press with a hash of this page would lead to the base's page instead.
    expect(filesWith(/<\w+[^<]*href=[{"'`]+#(?![\s\S]{0,60}onClick)/)).toEqual([]);
    expect(
      filesWith(/navigation\.go\(|window\.location\.(assign|replace)\(|location\.href =/),
    ).toEqual([
      'src/core/page/location.ts',
      // The address of a link that was pressed.
      'src/core/ui/use-back-closes.ts',
    ]);
  });

  it('keeps the state of the page’s own router in each entry [SRCH-10]', () => {
    expect(filesWith(/(?:push|replace)State\(\s*(?:null|undefined|\{\s*\})/)).toEqual([]);
    expect(filesWith(/writeAddress\(\s*'\w+',\s*(?:null|undefined|\{\s*\})/)).toEqual([]);
  });

  it('is read and written only by the parameters of the requirements [BRAND-08]', () => {
    const ofListings = found(/\b(\w+): \w+Param\(/g);
    const aliases = found(/\balias: '(\w+)'/g);
    const inTexts = found(/[?&](\w+)=\$\{/g);
    const ofLinks = sources.flatMap(({ text }) =>
      [...text.matchAll(/withParameters\(\w+, \{([^}[]*)\}/g)].flatMap(([, inside = '']) =>
        inside.split(',').map((one) => one.split(':')[0]?.trim()),
      ),
    );
    expect(Object.keys(searchParams({ productGroup: '' })).sort()).toEqual([...ofListings].sort());
    const all = [...ofListings, ...aliases, ...inTexts, ...ofLinks];
    expect(all).toContain('currentPage');
    expect(all).toContain('contentGroup');
    // A picture's own parameter, not a page's.
    expect(all.filter((name) => name !== 'preset' && !parameters.includes(`${name}`))).toEqual([]);
  });

  it('has only the hashes of the requirements [BRAND-08]', () => {
    const named = found(/['}\])\w](#[a-z]{4,})['`]/g);
    expect(named).toContain('#kirjaudu');
    expect(named.filter((hash) => !hashes.includes(`${hash}`))).toEqual([]);
  });
});
