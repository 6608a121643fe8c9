// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../../../../src/core/element/problem';
import { attributeName } from '../../../../../src/core/element/reading/attribute-text';
import {
  choice,
  flag,
  ids,
  integer,
  json,
  list,
  number,
  text,
  url,
} from '../../../../../src/core/element/reading/attributes';
import { readValues, type Sources } from '../../../../../src/core/element/reading/values';
import { sayEnglish } from '../../../../../src/read/words-table';

const description = 'A test.';
const attributes = {
  heading: text({ default: 'Otsikko', description }),
  rows: integer({ default: 2, min: 1, max: 50, description }),
  ratio: number({ description }),
  expandable: flag({ description }),
  autoplay: flag({ default: true, description }),
  columns: choice(['four', 'three', 'two'], { description }),
  homeUrl: url({ default: '/', description }),
  cards: list(v.object({ header: v.string() }), { description }),
  order: json(v.object({ id: v.string() }), { description }),
};

const read = (sources: Partial<Sources> & { tag?: Record<string, string> }) =>
  readValues(attributes, {
    properties: {},
    block: {},
    page: {},
    attribute: (name) => sources.tag?.[attributeName(name)] ?? null,
    ...sources,
  });

describe('attribute values', () => {
  it('have their defaults when nothing is given', () => {
    const { values, problems } = read({});
    expect(values).toMatchObject({ heading: 'Otsikko', rows: 2, columns: 'four', homeUrl: '/' });
    expect(problems).toEqual([]);
  });

  it.each([
    [' /a ', '/a'],
    ['\u200bhttps://a.fi/?b=1&amp;c=2', 'https://a.fi/?b=1&c=2'],
    ['https://', '/'],
    ['\u200bjavascript:alert(1)', '/'],
  ])('read the address %j as %j [IMP-09]', (given, value) => {
    expect(read({ tag: { 'home-url': given } }).values.homeUrl).toBe(value);
    expect(read({ properties: { homeUrl: given } }).values.homeUrl).toBe(value);
  });

  it.each([
    ['', true],
    ['true', true],
    ['expandable', true],
    ['false', false],
    ['FALSE', false],
  ])('read the flag "%s" as %s [ELEM-02]', (given, value) => {
    expect(read({ tag: { expandable: given } }).values.expandable).toBe(value);
  });

  it('turn a flag that is on by default off with "false" [ELEM-02]', () => {
    expect(read({}).values.autoplay).toBe(true);
    expect(read({ tag: { autoplay: 'false' } }).values.autoplay).toBe(false);
  });

  it('read an empty number as absent and an empty text as empty [ELEM-02]', () => {
    const { values, problems } = read({ tag: { rows: '', heading: '' } });
    expect(values).toMatchObject({ rows: 2, heading: '' });
    expect(problems).toEqual([]);
  });

  it('come from the property, the attribute, the block, the page, in this order [ELEM-03, ELEM-04]', () => {
    const sources = {
      properties: { rows: 5 },
      tag: { rows: '4' },
      block: { rows: 3 },
      page: { rows: '6' },
    };
    expect(read(sources).values.rows).toBe(5);
    expect(read({ ...sources, properties: {} }).values.rows).toBe(4);
    expect(read({ ...sources, properties: {}, tag: {} }).values.rows).toBe(3);
    expect(read({ page: sources.page }).values.rows).toBe(6);
  });

  it.each([
    ['rows', '7', 7],
    ['rows', ' 7 ', 7],
    ['ratio', '2.5', 2.5],
    ['expandable', '', true],
    ['expandable', 'true', true],
    ['autoplay', 'false', false],
    ['columns', 'three ', 'three'],
    ['cards', '[{"header":"A"}]', [{ header: 'A' }]],
    ['order', '{"id":"7"}', { id: '7' }],
    ['heading', 2026, '2026'],
    ['homeUrl', 7, '7'],
    ['expandable', 1, true],
    ['ratio', 1e-7, 1e-7],
  ])(
    'take the property %s as the attribute %j, as frameworks set either [ELEM-04]',
    (name, given, value) => {
      const { values, problems } = read({ properties: { [name]: given } });
      expect(values[name]).toEqual(value);
      expect(problems).toEqual([]);
    },
  );

  it.each(['rows', 'cards', 'order'])(
    'take the property %s as absent when it is emptied',
    (name) => {
      expect(read({ properties: { [name]: '' } })).toEqual(read({}));
    },
  );

  it('fall back from a property with an invalid text, and report it [ELEM-10]', () => {
    const { values, problems } = read({ properties: { rows: 'many', cards: '[{' } });
    expect(values).toEqual(read({}).values);
    expect(problems.map(({ source, where }) => `${source} ${where}`)).toEqual([
      'property rows',
      'property cards',
    ]);
  });

  it('read lists from a JSON attribute and from a block [ELEM-04]', () => {
    const cards = [{ header: 'A' }];
    expect(read({ tag: { cards: JSON.stringify(cards) } }).values.cards).toEqual(cards);
    expect(read({ block: { cards } }).values.cards).toEqual(cards);
  });

  it.each([
    ['rows', 'many', 'a whole number from 1 up to 50'],
    ['rows', '2.5', 'a whole number from 1 up to 50'],
    ['rows', '51', 'a whole number from 1 up to 50'],
    ['columns', 'five', 'one of four, three, two'],
    ['home-url', 'javascript:alert(1)', 'an address (relative, https:, mailto: or tel:)'],
    ['cards', '{"header":1}', 'a JSON list of the documented shape'],
  ])(
    'fall back when %s is "%s" and report the expected value [ELEM-10]',
    (name, given, expected) => {
      const { values, problems } = read({ tag: { [name]: given } });
      expect(values).toEqual(read({}).values);
      expect(problems.map((one) => describeProblem('atria-trial', one))).toEqual([
        expect.stringMatching(RegExp(`^<atria-trial> attribute ${name}: given .`)),
      ]);
      const [problem] = problems;
      expect(problem && sayEnglish('{expected}', problem.params)).toBe(expected);
    },
  );

  it('fall back to the empty list on invalid JSON and name the attribute [IMP-05]', () => {
    const { values, problems } = read({ tag: { cards: '[{' } });
    expect(values.cards).toEqual([]);
    const [problem] = problems;
    expect(problem && describeProblem('atria-trial', problem)).toContain(
      '<atria-trial> attribute cards: given invalid JSON "[{",',
    );
  });

  it('fall back from a wrong property to a valid attribute [ELEM-10]', () => {
    const { values } = read({ properties: { rows: 'x' }, tag: { rows: '7' } });
    expect(values.rows).toBe(7);
  });

  it('name the field of an object that is wrong [ELEM-10]', () => {
    const { values, problems } = read({ block: { order: { id: 7 } } });
    expect(values.order).toBeUndefined();
    expect(problems).toEqual([
      {
        source: 'block',
        where: 'order.id',
        code: 'wrong',
        params: {
          given: '7',
          expected: { code: '{expected}', params: { expected: { code: 'string' } } },
        },
      },
    ]);
  });

  it('remove list entries of another shape and keep the rest', () => {
    const { values, problems } = read({ block: { cards: [{ header: 'A' }, 3, null] } });
    expect(values.cards).toEqual([{ header: 'A' }]);
    expect(problems.map((problem) => describeProblem('atria-trial', problem))).toEqual([
      '<atria-trial> block cards[1]: given 3, expected an object; the entry is left out',
      '<atria-trial> block cards[2]: given nothing, expected an object; the entry is left out',
    ]);
  });

  it('never throw, whatever is given [ELEM-10, IMP-05]', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    const tag = fc.dictionary(fc.constantFrom(...Object.keys(attributes), 'home-url'), fc.string());
    const bag = fc.dictionary(fc.constantFrom(...Object.keys(attributes)), anything);
    fc.assert(
      fc.property(tag, bag, bag, (given, properties, block) => {
        const { values } = read({ tag: given, properties, block });
        expect(typeof values.heading).toBe('string');
        expect(Array.isArray(values.cards)).toBe(true);
        expect(String(values.homeUrl)).not.toMatch(/^\s*javascript:/i);
      }),
    );
  });

  it.each([
    ['nothing at all', {}],
    ['an emptied attribute', { tag: { code: '' } }],
    ['an empty list', { properties: { slides: [] } }],
  ])('report missing required values: %s [ELEM-10]', (_, sources) => {
    const needed = {
      code: text({ required: true, description }),
      slides: list(v.string(), { required: true, description }),
    };
    const given = { properties: {}, block: {}, page: {}, attribute: () => null, ...sources };
    const { values, problems } = readValues(needed, given);
    expect(values).toEqual({ code: '', slides: [] });
    expect(problems.map((problem) => describeProblem('atria-trial', problem))).toEqual([
      '<atria-trial> code: missing; expected a text',
      '<atria-trial> slides: missing; expected a JSON list of the documented shape',
    ]);
  });

  it.each([
    ['601, 603', undefined],
    ['x,,504', '"x"'],
    ['reseptit', '"reseptit"'],
  ])('keep the ids "%s" and report the invalid ones: %s [ELEM-10]', (categories, given) => {
    const attribute = () => categories;
    const sources = { properties: {}, block: {}, page: {}, attribute };
    const { values, problems } = readValues({ categories: ids({ description }) }, sources);
    expect(values).toEqual({ categories });
    expect(problems.map(({ params }) => params.given)).toEqual(given ? [given] : []);
  });

  it('do not count a wrong value as missing', () => {
    const needed = { slides: list(v.string(), { required: true, description }) };
    const sources = { properties: {}, block: { slides: 3 }, page: {}, attribute: () => null };
    expect(readValues(needed, sources).problems).toHaveLength(1);
  });

  it('survive a property whose getters throw', () => {
    const order = {
      get id(): string {
        throw new Error('no');
      },
    };
    expect(read({ properties: { order } }).values.order).toBeUndefined();
  });
});
