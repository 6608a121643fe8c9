// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exampleMarkup } from '../../../src/catalogue/example-markup';
import { widgetContract } from '../../../src/core/element/contract';
import { flag, integer, list, text } from '../../../src/core/element/reading/attributes';

const contract = widgetContract({
  name: 'sample',
  purpose: 'text',
  summary: 'A sample.',
  wakes: 'load',
  because: 'A trial.',
  attributes: {
    mainHeading: text({ description: 'The heading.' }),
    rows: integer({ description: 'Rows.' }),
    open: flag({ description: 'Whether it is open.', default: true }),
    items: list(v.string(), { description: 'The items.' }),
  },
});
const markup = (attributes: object, more: object = {}) =>
  exampleMarkup(contract, { title: 'An example.', attributes, ...more });

describe('the markup of an example', () => {
  it('is an empty tag when nothing is set', () => {
    expect(markup({})).toBe('<atria-sample></atria-sample>');
  });

  it('writes texts and numbers as attributes in kebab case', () => {
    expect(markup({ mainHeading: 'Hei', rows: 2 })).toBe(
      '<atria-sample main-heading="Hei" rows="2"></atria-sample>',
    );
  });

  it('writes a flag bare when true and as "false" when not', () => {
    expect(markup({ open: true })).toBe('<atria-sample open></atria-sample>');
    expect(markup({ open: false })).toBe('<atria-sample open="false"></atria-sample>');
  });

  it('puts brand and language first', () => {
    expect(markup({ rows: 1 }, { brand: 'sibylla', language: 'se' })).toBe(
      '<atria-sample brand="sibylla" language="se" rows="1"></atria-sample>',
    );
  });

  it('keeps quotes and tags of a text inside its attribute', () => {
    expect(markup({ mainHeading: '"<b>" & co' })).toContain(
      'main-heading="&quot;&lt;b>&quot; &amp; co"',
    );
  });

  it('puts lists into a JSON child that no text can end', () => {
    const html = markup({ items: ['</script><b>'] });
    const json = /<script type="application\/json">([\s\S]+?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ items: ['</script><b>'] });
  });

  it('writes an entry of a list in a line that can wrap, texts as they are', () => {
    const listing = widgetContract({
      name: 'listing',
      purpose: 'text',
      summary: 'A list.',
      wakes: 'load',
      because: 'A trial.',
      attributes: { cards: list(v.unknown(), { description: 'The cards.' }) },
    });
    const cards = [{ type: 'plain', header: 'Kaksi\nriviä', tags: [1, 2], none: [] }];
    const html = exampleMarkup(listing, { title: 'A list.', attributes: { cards } });
    expect(html).toContain(
      '{ "type": "plain", "header": "Kaksi\\nriviä", "tags": [ 1, 2 ], "none": [] }',
    );
  });

  it('keeps the fallback between the tags', () => {
    expect(markup({}, { fallback: '<p>Hetki</p>' })).toBe(
      '<atria-sample>\n  <p>Hetki</p>\n</atria-sample>',
    );
  });
});
