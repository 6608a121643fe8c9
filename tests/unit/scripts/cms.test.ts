// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { allowList, tagTable } from '../../../scripts/cms/tag-table';
import { blockJson } from '../../../scripts/cms/wordpress';
import { jsonSchema } from '../../../scripts/describe/json-schema';
import { loadContracts } from '../../../scripts/load-contracts';
import { labelOf } from '../../../src/cms/label';
import { tinymceSettings } from '../../../src/cms/tinymce-settings';

const contracts = await loadContracts();
const tags = tagTable(contracts);

describe('what content systems are told', () => {
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

  it('gives TinyMCE the same attributes, and lets the JSON stand between the tags', () => {
    const { custom_elements: elements, extended_valid_elements } = tinymceSettings(tags);
    expect(elements['atria-card-grid']?.attributes).toContain('rows-to-display');
    expect(elements['atria-card-grid']?.children).toContain('script');
    expect(extended_valid_elements).toContain('script[type');
  });

  it('reads all that a block keeps from the tag in the page', () => {
    const contract = contracts.find(({ name }) => name === 'card-grid');
    const block = contract && blockJson(jsonSchema(contract));
    expect(block?.name).toBe('atria/card-grid');
    expect(block?.attributes).toMatchObject({
      rowsToDisplay: {
        type: 'string',
        source: 'attribute',
        selector: 'atria-card-grid',
        attribute: 'rows-to-display',
      },
      data: { source: 'text', selector: 'atria-card-grid > script' },
    });
    expect(Object.keys(block?.attributes ?? {})).not.toContain('cards');
  });

  it('names a widget in an editor by its tag and its own heading', () => {
    expect(labelOf('atria-card-grid', () => undefined)).toBe('Card grid');
    const heading = (name: string) => (name === 'heading' ? 'Reseptit' : undefined);
    expect(labelOf('atria-card-grid', heading)).toBe('Card grid: Reseptit');
  });
});
