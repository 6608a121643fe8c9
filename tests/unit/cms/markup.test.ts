// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../../scripts/describe/json-schema';
import { loadContracts } from '../../../scripts/load-contracts';
import { widgetFile } from '../../../scripts/widget-files';
import type { Shape } from '../../../src/cms/shape';
import { changed, markupOf, valuesOf } from '../../../src/cms/wordpress/markup';
import { chosen } from '../../../src/cms/wordpress/values';
import type { BlockAttributes } from '../../../src/cms/wordpress/wp';
import type { Example } from '../../../src/core/element/examples';

const contracts = await loadContracts();

/** What a block keeps after a form was filled in, field by field. */
function filled(schema: Shape, values: object, before: BlockAttributes = {}): BlockAttributes {
  let kept = before;
  for (const [name, value] of Object.entries(values))
    kept = { ...kept, ...changed(schema, kept, { [name]: value }) };
  return kept;
}

const schema: Shape = {
  properties: {
    heading: { type: 'string', 'x-atria': { attribute: 'heading' } },
    rows: { type: 'integer', default: 2, 'x-atria': { attribute: 'rows' } },
    open: { type: 'boolean', default: false, 'x-atria': { attribute: 'open' } },
    round: { type: 'boolean', default: true, 'x-atria': { attribute: 'round' } },
    cards: { type: 'array' },
  },
  'x-atria': { tag: 'atria-box' },
};

describe('the markup that a block saves', () => {
  it('has texts, numbers and flags in the tag, and the rest in the JSON child', () => {
    const values = { heading: 'A', rows: 3, open: true, round: false, cards: [{ id: 1 }] };
    expect(markupOf(schema, filled(schema, values))).toBe(
      '<atria-box heading="A" rows="3" open="" round="false"><script type="application/json">{"cards":[{"id":1}]}</script></atria-box>',
    );
  });

  it('has nothing of what was emptied or is so by itself', () => {
    const once = filled(schema, { heading: 'A', open: true, round: false, cards: [1] });
    const values = { heading: '', rows: undefined, open: false, round: true, cards: [] };
    expect(markupOf(schema, filled(schema, values, once))).toBe('<atria-box></atria-box>');
  });

  it('has no mark that ends an attribute or the script, or that WordPress would turn', () => {
    const bad = '</script> "a" & \'b\' <b>';
    const markup = markupOf(schema, filled(schema, { heading: bad, cards: [bad] }));
    expect(markup).toBe(
      `<atria-box heading="&lt;/script&gt; &quot;a&quot; &amp; 'b' &lt;b&gt;"><script type="application/json">{"cards":["\\u003c/script\\u003e \\"a\\" \\u0026 'b' \\u003cb\\u003e"]}</script></atria-box>`,
    );
  });

  it('gives a form no values where the JSON cannot be read, and leaves it to who mends it', () => {
    const broken = { heading: 'A', data: '{"cards":' };
    expect(valuesOf(schema, broken)).toEqual({ heading: 'A' });
    expect(changed(schema, broken, { heading: 'B' })).toEqual({ heading: 'B' });
  });
});

describe('a picture that was chosen', () => {
  const entry: Shape = {
    properties: {
      image: { type: 'string', 'x-atria': { holds: 'picture' } },
      words: { type: 'string', 'x-atria': { holds: 'alt' } },
    },
  };
  const given = { value: '/a.jpg', alt: 'Uunilohi' };

  it('brings the words that the library has for it', () => {
    expect(chosen(entry, {}, 'image', given)).toEqual({ image: '/a.jpg', words: 'Uunilohi' });
  });

  it('leaves words that were written', () => {
    expect(chosen(entry, { words: 'Lohi' }, 'image', given)).toEqual({ image: '/a.jpg' });
  });

  it('brings none where there is no place for them', () => {
    expect(chosen({ properties: {} }, {}, 'image', given)).toEqual({ image: '/a.jpg' });
  });
});

describe.each(contracts)('the block of $name', (contract) => {
  it('gives its form what was filled in, for each of its examples', async () => {
    const file = widgetFile(contract.name, 'examples');
    const { examples } = (await import(/* @vite-ignore */ file)) as {
      examples: Record<string, Example>;
    };
    const own = jsonSchema(contract) as unknown as Shape;
    for (const { attributes = {} } of Object.values(examples)) {
      const given = Object.entries(JSON.parse(JSON.stringify(attributes))).filter(
        ([name, value]) =>
          value !== '' &&
          !(Array.isArray(value) && value.length === 0) &&
          !(typeof value === 'boolean' && value === own.properties?.[name]?.default),
      );
      const values = Object.fromEntries(given);
      expect(valuesOf(own, filled(own, values))).toEqual(values);
    }
  });
});
