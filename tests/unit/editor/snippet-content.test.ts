import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widgetNamed } from '../../../editor/model/widgets';
import { readerFor, readSnippet } from '../../../editor/snippet/read-snippet';
import { writeSnippet } from '../../../editor/snippet/write-snippet';
import { often } from '../support/chance';

const reader = readerFor('en');
/** The first tag of a text. */
const readFirst = (text: string) => {
  const [tag] = readSnippet(text, reader);
  if (!tag) throw new Error('no tag');
  return tag;
};
const accordion = widgetNamed('accordion', 'en');
if (!accordion) throw new Error('no accordion');

describe('the content between the tags of a snippet', () => {
  const words = fc.constantFrom('Alku', 'Loppu', 'a & b', 'ä – “ö”', '{ }', '1 < 2');
  const json = fc
    .record({ heading: words })
    .map((one) => JSON.stringify(one).replaceAll('<', '\\u003c'));
  const { part } = fc.letrec<{ part: string }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 3 },
      words.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`),
      words.map((text) => `<!-- ${text} -->`),
      fc.constant('<img src="/a.jpg" alt="">\n'),
      fc.constant('<atria-counter value="5" label="vuotta"></atria-counter>'),
      json.map(
        (data) =>
          `<atria-card-grid><script type="application/json">${data}</script></atria-card-grid>`,
      ),
      fc
        .array(tie('part'), { maxLength: 3 })
        .map((all) => `<details><summary>A</summary>${all.join('')}</details>`),
      fc
        .array(tie('part'), { maxLength: 3 })
        .map((all) => `<atria-accordion heading="B">${all.join('')}</atria-accordion>`),
    ),
  }));

  it('comes out unchanged, with nested parts, their data and comments', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }),
        json,
        fc.boolean(),
        (parts, data, hasData) => {
          const content = `<p>A</p>${parts.join('')}<p>Ö</p>`;
          const own = hasData ? `<script type="application/json">${data}</script>` : '';
          const { draft, mistakes, rest } = readFirst(
            `<atria-accordion>${own}${content}</atria-accordion>`,
          );
          expect(draft.between).toBe(content);
          expect(mistakes).toEqual([]);
          expect(rest).toBe('');
          const written = writeSnippet(accordion, draft);
          expect(written).toContain(content);
          expect(readFirst(written).draft).toEqual(draft);
        },
      ),
      { numRuns: often(300) },
    );
  });

  it.each([
    ['<atria-counter value="5" />', '</atria-counter>'],
    ['<atria-counter value="5">', '</atria-counter>'],
  ])('is given back if it is not the tag’s own: %s', (tag) => {
    const page = '<p>After</p><img src="/a.jpg" alt="">';
    expect(readFirst(`${tag}${page}`).rest).toBe(page);
    expect(readFirst(`${tag}${page}<atria-poll></atria-poll>`).rest).toBe(page);
  });
});

describe('a script of data without a proper end', () => {
  it('ends before the end of its tag, and the cards stay', () => {
    const text = `<atria-card-grid heading="R"><script type="application/json">{ "cards": [{ "header": "A" }] }</atria-card-grid><h2>Next</h2><atria-counter value="5"></atria-counter><script>x()</script>`;
    const { draft, mistakes } = readFirst(text);
    expect(draft.values).toEqual({ heading: 'R', cards: [{ header: 'A' }] });
    expect(mistakes).toEqual([reader.say('unclosed', { end: '</script>' })]);
    expect(readSnippet(text, reader).map(({ widget }) => widget?.name)).toEqual([
      'card-grid',
      'counter',
    ]);
  });

  it('continues after an end tag in one of its texts', () => {
    const items = [{ heading: 'A', content: '<p>B</p><script>x()</script>' }];
    const text = `<atria-accordion><script type="application/json">${JSON.stringify({ items })}</script><p>C</p></atria-accordion>`;
    const { draft, mistakes } = readFirst(text);
    expect(draft).toMatchObject({ values: { items }, between: '<p>C</p>' });
    expect(mistakes).toEqual([reader.say('scriptInData')]);
  });

  it('keeps a field whose name lacks a quotation mark', () => {
    const text =
      '<atria-card-grid><script type="application/json">{"cards":[{"header: "Lihapullat", "link":"/a"}]}</script></atria-card-grid>';
    expect(readFirst(text).draft.values).toEqual({ cards: [{ header: 'Lihapullat', link: '/a' }] });
  });
});

describe('a page that is pasted', () => {
  const block = (id: string, header: string) =>
    `<script type="application/json" data-atria-block="${id}">{"cards":[{"header":"${header}"}]}</script>`;

  it('says which block has the data, and which of two with one id', () => {
    const tag = '<atria-card-grid block-id="7"></atria-card-grid>';
    expect(readFirst(tag + block('7', 'A'))).toMatchObject({ block: '7', mistakes: [] });
    expect(readFirst(tag + block('7', 'A') + block('7', 'B'))).toMatchObject({
      block: '7',
      mistakes: [
        'data-atria-block "7" is there twice: the first counts, give the other its own id',
      ],
    });
    expect(readFirst('<atria-counter value="5"></atria-counter>').block).toBe('');
  });

  it('has its brand and its language, of which an unknown one is reported', () => {
    const script = (settings: string) =>
      `<script type="module" src="https://cdn.example.org/atria/0.1.0/atria.js" ${settings}></script>`;
    const tag = '<atria-counter value="5"></atria-counter>';
    expect(readFirst(`${script('data-brand="goohse" data-language="se"')}${tag}`)).toMatchObject({
      page: { brand: 'goohse', language: 'se' },
      mistakes: [],
    });
    expect(readFirst(`${script('data-brand="jyväbroiler"')}${tag}`).mistakes.join()).toContain(
      'data-brand: "jyväbroiler" is not known; did you mean jyvabroiler?',
    );
  });

  it('is reported if nothing of the page would show: its script tag has curly quotes', () => {
    const tag = '<atria-counter value="5"></atria-counter>';
    const told = (line: string) => readFirst(`${line}${tag}`).mistakes;
    const line = '<script type="module" src="/atria/0.1.0/atria.js"></script>';
    expect(told(line)).toEqual([]);
    const quotes = /quotation mark is missing or curly at <script type=”module”>/;
    expect(told(line.replaceAll('"', '”')).join()).toMatch(quotes);
    expect(told(line.replace('"module"', '”module”')).join()).toMatch(quotes);
  });
});

it('numbers and days in Finnish notation are read as meant, and reported', () => {
  const counter = readFirst('<atria-counter value="12 000"></atria-counter>');
  expect(counter.draft.values).toEqual({ value: 12000 });
  expect(counter.mistakes).toEqual(['value: "12 000" is not read as a number: write 12000']);
  const card = '{"cards":[{"header":"A","publishDate":"31.12.2026"}]}';
  const grid = readFirst(
    `<atria-card-grid><script type="application/json">${card}</script></atria-card-grid>`,
  );
  expect(grid.mistakes.join()).toMatch(
    /cards 1, \w+: "31.12.2026" is read as a day, but not by all programs: write 2026-12-31/,
  );
});
