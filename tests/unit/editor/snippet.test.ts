import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidied } from '../../../editor/model/values';
import { widgetNamed, widgetsIn } from '../../../editor/model/widgets';
import { readerFor, readSnippet } from '../../../editor/snippet/read-snippet';
import { leftOutOf, writeSnippet } from '../../../editor/snippet/write-snippet';
import { exampleMarkup } from '../../../src/catalogue/example-markup';
import { often } from '../support/chance';

const widgets = widgetsIn('en');
const reader = readerFor('en');
const read = (text: string) => readSnippet(text, reader);
/** The one tag of a text. */
const readOne = (text: string) => {
  const [tag, ...others] = read(text);
  if (!tag || others.length > 0) throw new Error(`${others.length + (tag ? 1 : 0)} tags`);
  return tag;
};
const grid = (json: string, attributes = '') =>
  `<atria-card-grid${attributes}><script type="application/json">${json}</script></atria-card-grid>`;

describe.each(widgets)('a snippet of $tag', (widget) => {
  it.each(Object.entries(widget.examples))('%s is read unchanged', (_, example) => {
    const values = {
      ...(example.brand && { brand: example.brand }),
      ...(example.language && { language: example.language }),
      ...example.attributes,
    };
    const draft = { values, extra: [], between: example.fallback ?? '' };
    const written = writeSnippet(widget, draft);
    for (const text of [written, exampleMarkup(widget.contract, example)]) {
      const tag = readOne(text);
      expect(tag.mistakes).toEqual([]);
      expect(tag.draft.between).toBe(draft.between);
      expect(tidied(widget.contract, tag.draft.values)).toEqual(tidied(widget.contract, values));
      expect(writeSnippet(widget, tag.draft)).toBe(written);
    }
  });
});

describe('a snippet with texts of all kinds', () => {
  const widget = widgetNamed('card-grid', 'en');
  if (!widget) throw new Error('no card-grid');

  it('is read unchanged', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, fc.array(fc.record({ header: text, link: text })), (heading, cards) => {
        const draft = { values: { heading, cards }, extra: [], between: '' };
        const written = writeSnippet(widget, draft);
        const tag = readOne(written);
        expect(writeSnippet(widget, tag.draft)).toBe(written);
        expect(tag.mistakes).toEqual([]);
      }),
    );
  });

  it('keeps general attributes of elements, but no script', () => {
    const { draft } = readOne(
      '<atria-counter id="luku" class="wide" onclick="x()" value="5"></atria-counter>',
    );
    expect(draft.values).toEqual({ value: 5 });
    const counter = widgetNamed('counter', 'en');
    expect(counter && writeSnippet(counter, draft)).toBe(
      '<atria-counter id="luku" class="wide" value="5"></atria-counter>',
    );
    expect(leftOutOf(draft)).toEqual(['onclick']);
  });

  it('has nothing between its tags that would run, and that is reported', () => {
    const { draft } = readOne(
      '<atria-accordion><p>Alku</p><img src="/a.jpg" onerror="x()"><script>x()</script></atria-accordion>',
    );
    const accordion = widgetNamed('accordion', 'en');
    const written = (accordion && writeSnippet(accordion, draft)) ?? '';
    expect(written).toContain('<p>Alku</p><img src="/a.jpg">');
    expect(written).not.toMatch(/onerror|x\(\)/);
    expect(leftOutOf(draft)).toContain('onerror');
  });

  it('keeps parts inside a part, with their own data', () => {
    const inner =
      '<p>Alku</p><atria-card-grid><script type="application/json">{"cards":[]}</script></atria-card-grid><p>Loppu</p>';
    const [tag] = read(`<atria-accordion heading="A">${inner}</atria-accordion>`);
    expect(tag?.draft).toMatchObject({ values: { heading: 'A' }, between: inner });
    expect(tag?.mistakes).toEqual([]);
  });

  it('can be read however broken it is', () => {
    const parts = [
      '<atria-',
      'card-grid',
      ' heading="',
      '“',
      '”',
      "'",
      '{',
      '}',
      '[',
      '"cards":',
      ',',
      '<p>',
      '/>',
      '</',
      'script',
      '>',
      '\n',
      'x',
      '<!--',
      '&quot;',
      ':',
      '\\',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (some) => {
        expect(() => read(some.join(''))).not.toThrow();
      }),
      { numRuns: often(500) },
    );
  });
});

describe('what is wrong with a pasted snippet is reported with its remedy', () => {
  const card = '{"header":"Lihapullat","link":"/a"}';
  const cards = [{ header: 'Lihapullat', link: '/a' }];
  const cases: [what: string, text: string, told: string, values: object][] = [
    [
      'a misspelt tag',
      '<atria-cardgrid heading="A"></atria-cardgrid>',
      '<atria-cardgrid> is no widget; did you mean <atria-card-grid>?',
      { heading: 'A' },
    ],
    [
      'a misspelt attribute',
      '<atria-card-grid haeding="A"></atria-card-grid>',
      'there is no "haeding"; did you mean heading',
      { heading: 'A' },
    ],
    [
      'a name of JavaScript in the data',
      grid('{"rows-to-display":2}'),
      'JSON: there is no "rows-to-display"; did you mean rowsToDisplay?',
      { rowsToDisplay: 2 },
    ],
    [
      'a field by the name it has elsewhere',
      grid('{"cards":[{"title":"Lihapullat","url":"/a"}]}'),
      'cards 1: there is no "title"; did you mean header?',
      { cards },
    ],
    [
      'curly quotation marks in the data',
      grid(`{“cards”: [{“header”: “Lihapullat”, “link”: “/a”}]}`),
      'the curly quote “',
      { cards },
    ],
    [
      'curly quotation marks and a forgotten comma in several entries',
      grid('{“cards”: [{“header”: “A”} {“header”: “B, ja “C””, “likeCount”: 5}, {“header”: “D”}]}'),
      'the curly quote “',
      { cards: [{ header: 'A' }, { header: 'B, ja "C"', likeCount: 5 }, { header: 'D' }] },
    ],
    [
      'single quotation marks in the data',
      grid(`{'cards': [{'header': 'Lihapullat', 'link': '/a'}]}`),
      "the single quote '",
      { cards },
    ],
    [
      'curly quotation marks in the tag',
      '<atria-card-grid heading=”Arkeen ja juhlaan”></atria-card-grid>',
      'heading: the value is in curly',
      { heading: 'Arkeen ja juhlaan' },
    ],
    [
      'a forgotten quotation mark',
      '<atria-card-grid heading="Arkeen columns="three"></atria-card-grid>',
      'heading: a quotation mark is missing',
      { heading: 'Arkeen', columns: 'three' },
    ],
    ['a comma too many', grid(`{"cards":[${card},]}`), 'a comma too many', { cards }],
    [
      'a forgotten comma',
      grid('{"heading":"A"\n"cards":[]}'),
      'line 2, column 1',
      { heading: 'A', cards: [] },
    ],
    ['a forgotten bracket', grid(`{"cards":[${card}`), 'it ends too early', { cards }],
    [
      'tags of a text filter in the data',
      grid(`<p>{"cards":[</p><br />\n<p>${card}]}</p>`),
      'JSON with <p>, <br>',
      { cards },
    ],
    [
      'data without their script',
      `<atria-card-grid>{"cards":[${card}]}</atria-card-grid>`,
      'holds bare JSON',
      { cards },
    ],
    [
      'data in a script of no type',
      `<atria-card-grid><script>{"cards":[${card}]}</script></atria-card-grid>`,
      'without type="application/json"',
      { cards },
    ],
    [
      'a list without its name',
      '<atria-hero-carousel><script type="application/json">[{"image":"/a.jpg"}]</script></atria-hero-carousel>',
      'a list without a name: it was read as images',
      { images: [{ image: '/a.jpg' }] },
    ],
    [
      'data in double quotation marks',
      `<atria-card-grid cards="[${card}]" heading="A"></atria-card-grid>`,
      'cards: data in double quotation marks',
      { cards, heading: 'A' },
    ],
    [
      'a tag that closes itself',
      '<atria-counter value="5" /><p>After</p>',
      '<atria-counter …/> does not close by itself',
      { value: 5 },
    ],
    [
      'a forgotten end tag',
      `<atria-counter value="5"><p>After</p>`,
      'The end tag </atria-counter> is missing',
      { value: 5 },
    ],
    [
      'a copy of a page that shows code',
      '<pre>&lt;atria-counter value="5"&gt;&lt;/atria-counter&gt;</pre>',
      'copied with &lt; in place of <',
      { value: 5 },
    ],
    [
      'data elsewhere',
      '<atria-card-grid block-id="42"></atria-card-grid>',
      'in the block "42"',
      { blockId: '42' },
    ],
  ];
  it.each(cases)('%s', (_, text, told, values) => {
    const tag = readOne(text);
    expect(tag.mistakes.join('\n')).toContain(told);
    expect(tag.draft.values).toEqual(values);
    expect(tag.draft.between).toBe('');
  });

  it('a list without a name, which is the one with the same fields as its entries', () => {
    const { draft, mistakes } = readOne(grid('[{ "header": "A", "link": "/a" }]'));
    expect(draft.values).toEqual({ cards: [{ header: 'A', link: '/a' }] });
    expect(mistakes.join()).toContain('it was read as cards');
    const items = readOne(grid('[{ "id": 1, "label": "Kana" }]'));
    expect(items.draft.values).toEqual({ dropdownItems: [{ id: 1, label: 'Kana' }] });
  });

  it('data after the tag', () => {
    const data = '<script type="application/json">{"cards":[{"header":"A"}]}</script>';
    const { draft, mistakes } = readOne(`<atria-card-grid></atria-card-grid>\n${data}`);
    expect(draft.values).toEqual({ cards: [{ header: 'A' }] });
    expect(mistakes).toEqual([reader.say('behind')]);
    const [first] = read(`${grid('{"cards":[{"header":"B"}]}')}${data}`);
    expect(first?.draft.values).toEqual({ cards: [{ header: 'B' }] });
    expect(first?.mistakes).toEqual([]);
  });

  it('a missing comma between two fields', () => {
    const { draft, mistakes } = readOne(grid('{"cards":[{"header":"A" "link":"/a"}]}'));
    expect(draft.values).toEqual({ cards: [{ header: 'A', link: '/a' }] });
    expect(mistakes).toHaveLength(1);
  });

  it('a framework’s text for an object, whose data is lost', () => {
    const { draft, mistakes } = readOne('<atria-card-grid cards="[object Object]">');
    expect(draft.values.cards).toBeUndefined();
    expect(mistakes.join()).toContain('[object Object]');
  });

  it('in Finnish for Finnish editors', () => {
    const [tag] = readSnippet(grid('{“cards”: []}', ' haeding="A"'), readerFor('fi'));
    expect(tag?.mistakes.join('\n')).toMatch(
      /nimeä "haeding" ei ole[\s\S]*kaareva lainausmerkki “/,
    );
  });

  it('a block of the page is loaded into the form', () => {
    const page = `<atria-card-grid block-id="42" heading="A"></atria-card-grid>
<script type="application/json" data-atria-block="42">{"cards":[${card}]}</script>`;
    expect(readOne(page).draft.values).toEqual({ heading: 'A', cards });
  });

  it('each tag of a whole page is read, also those that another includes by mistake', () => {
    const tags = read(
      '<main><atria-counter value="5" /><atria-card-gird></atria-card-gird><my-own></my-own><atria-like-button content-id="1"></atria-like-button></main>',
    );
    expect(tags.map(({ widget }) => widget?.name)).toEqual(['counter', 'card-grid', 'like-button']);
  });

  it('a tag in the slot of another is a part of it', () => {
    const tag = readOne(
      '<atria-checkout><atria-delivery-time slot="delivery-time"></atria-delivery-time></atria-checkout>',
    );
    expect(tag.draft.between).toBe(
      '<atria-delivery-time slot="delivery-time"></atria-delivery-time>',
    );
    expect(tag.mistakes).toEqual([]);
  });
});
