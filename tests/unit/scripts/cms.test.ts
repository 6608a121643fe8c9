// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finnish } from '../../../scripts/build/cms/finnish';
import { swedish } from '../../../scripts/build/cms/swedish';
import { allowList, tagTable } from '../../../scripts/build/cms/tag-table';
import { moFile } from '../../../scripts/build/cms/translations';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { root } from '../../../scripts/shared/widget-files';
import { labelOf } from '../../../src/cms/label';
import { tinymceSettings } from '../../../src/cms/tinymce-settings';

const contracts = await loadContracts();
const tags = tagTable(contracts);

describe('the data for content systems', () => {
  it('names every widget and every attribute that an editor may write', () => {
    expect(Object.keys(tags)).toHaveLength(contracts.length);
    const names = tags['atria-card-grid']?.split(' ') ?? [];
    expect(names).toEqual(
      expect.arrayContaining(['rows-to-display', 'cards', 'block-id', 'brand', 'class', 'slot']),
    );
    expect(names.filter((name) => /^on|style/.test(name))).toEqual([]);
  });

  it('allows a script as JSON alone', () => {
    expect(allowList(tags).script).toEqual({ type: 'application/json' });
  });

  it('gives TinyMCE the same attributes, and allows JSON between the tags', () => {
    const { custom_elements: elements, extended_valid_elements } = tinymceSettings(tags);
    expect(elements['atria-card-grid']?.attributes).toContain('rows-to-display');
    expect(elements['atria-card-grid']?.children).toContain('script');
    expect(extended_valid_elements).toContain('script[type');
  });

  it('names a widget in an editor by its tag and its own heading', () => {
    expect(labelOf('atria-card-grid', () => undefined)).toBe('Card grid');
    const heading = (name: string) => (name === 'heading' ? 'Reseptit' : undefined);
    expect(labelOf('atria-card-grid', heading)).toBe('Card grid: Reseptit');
  });
});

/** The plugin's own texts, in its PHP and in its script. */
function ownTexts(): readonly string[] {
  const folder = join(root, 'src/cms/wordpress');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(php|ts)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:__|\bsay)\(\s*'([^']+)'/g),
    ])
    .map(([, text = '']) => text);
}

describe('the texts of the WordPress plugin', () => {
  it.each([
    ['Finnish', finnish],
    ['Swedish', swedish],
  ])('are in %s, all of them and no others', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...new Set(ownTexts())].sort());
  });

  it('are in a file as gettext reads it: sorted, each with its length and its place', () => {
    const file = moFile({ b: 'Bää', a: 'Aa' });
    const number = (at: number) => file.readUInt32LE(at);
    const read = (table: number, at: number) => {
      const [length, place] = [number(table + at * 8), number(table + at * 8 + 4)];
      return file.toString('utf8', place, place + length);
    };
    const head = [0, 4, 8, 12, 16, 20, 24].map(number);
    const [magic, , count = 0, originals = 0, translations = 0, hashed, hashes = 0] = head;
    expect(magic).toBe(0x950412de);
    // WordPress reads no file whose tables do not end where the next begins.
    expect([translations - originals, hashes - translations]).toEqual([count * 8, count * 8]);
    expect(hashed).toBe(0);
    const rows = Array.from({ length: count }, (_, at) => [
      read(originals, at),
      read(translations, at),
    ]);
    expect(rows.slice(1)).toEqual([
      ['a', 'Aa'],
      ['b', 'Bää'],
    ]);
    expect(rows[0]?.[1]).toContain('charset=UTF-8');
  });
});
