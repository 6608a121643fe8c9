import { describe, expect, it } from 'vitest';
import type { Values } from '../../../editor/model/values';
import { type EditorWidget, widgetNamed } from '../../../editor/model/widgets';
import { appended, copiedPart, movedPart, withoutPlace } from '../../../editor/page/page-edits';
import {
  changedWidget,
  type Part,
  pageSource,
  readPage,
  type WidgetPart,
} from '../../../editor/page/parts';
import { readerFor, readSnippet } from '../../../editor/snippet/read-snippet';
import { changedJson } from '../../../editor/source/json-edits';
import { mendsIn } from '../../../editor/source/mends';
import { changedMarkup, readMarkup } from '../../../editor/wordpress/markup';

const reader = readerFor('en');
const partsOf = (text: string) => readPage(text, reader).parts;
const textsOf = (text: string) => partsOf(text).map(({ from, to }) => text.slice(from, to));
const valuesOf = (text: string) =>
  partsOf(text).flatMap((part) => (part.kind === 'widget' ? [part.tag.draft.values] : []));
/** The page after a form has changed values of its nth widget. */
function change(text: string, values: Values, n = 0, settings = {}): string {
  const page = readPage(text, reader);
  const part = page.parts.filter((one): one is WidgetPart => one.kind === 'widget')[n];
  if (!part) throw new Error('no such widget');
  const { draft } = part.tag;
  return changedWidget(page, part, { ...draft, values: { ...draft.values, ...values } }, settings);
}
const script = (json: string, more = '') =>
  `<script type="application/json"${more}>${json}</script>`;

describe('a page is read as browsers read it [EDIT-01]', () => {
  it.each([
    [
      'named references',
      '<atria-counter label="P&auml;iv&auml;n &ndash; &constructor;" value="5"></atria-counter>',
      { label: 'Päivän – &constructor;', value: 5 },
    ],
    [
      'markup in an attribute',
      '<atria-accordion heading="Ehdot" content="Toimitus <b>arkisin</b> klo 16"></atria-accordion>',
      { heading: 'Ehdot', content: 'Toimitus <b>arkisin</b> klo 16' },
    ],
    [
      'a sign in an attribute',
      '<atria-counter label="alle <5 min" value="5"></atria-counter>',
      { label: 'alle <5 min', value: 5 },
    ],
    [
      'an address without quotation marks',
      '<atria-search-field search-url=/haku/></atria-search-field>',
      { searchUrl: '/haku/' },
    ],
    [
      'a lone bracket in data',
      `<atria-card-grid cards="[{&quot;header&quot;:&quot;Ohje [osa 1&quot;}]"></atria-card-grid>`,
      { cards: [{ header: 'Ohje [osa 1' }] },
    ],
    [
      'letters of an icon font',
      '<atria-counter label="\ue000 a \ue001" value="5"></atria-counter>',
      { label: '\ue000 a \ue001', value: 5 },
    ],
  ])('%s', (_, tag, values) => {
    const text = `<p>K&auml;sin &ndash; 5 &euro;</p>\n${tag}\n<p>Loppu ]</p>`;
    expect(valuesOf(text)).toEqual([values]);
    expect(partsOf(text)).toHaveLength(3);
    const [part] = readSnippet(tag, reader);
    expect(part).toMatchObject({ mistakes: [], isFaulty: false });
  });

  it('and a guess begins only where HTML itself reads no end', () => {
    const isOurs = (name: string) => name.startsWith('atria-');
    expect(
      mendsIn('<atria-counter label="a" value=\'5\' own=b/c/ open></atria-counter>', isOurs),
    ).toEqual([]);
    expect(mendsIn('<p class=”a”>x</p><atria-counter></atria-counter>', isOurs)).toMatchObject([
      { text: '<p class="a">' },
    ]);
  });

  it('in a time that grows with the text, whatever it is made for', () => {
    for (const text of [
      `<a ${'a=b/c'.repeat(2000)}`,
      '<atria-x a="b'.repeat(300),
      '<'.repeat(5000),
    ])
      expect(mendsIn(text, (name) => name.startsWith('atria-'))).toBeDefined();
  });

  it('without what a server has rendered into it [EDIT-02]', () => {
    const own = `<atria-card-grid heading="A">${script('{"cards":[{"header":"B"}]}')}</atria-card-grid>`;
    const root =
      '<template shadowrootmode="open"><link rel="stylesheet" href="/1/prerender/a.css" data-atria-made="x"><script async src="/1/atria-touched.js"></script><script type="application/json" data-atria-answers="1">[["a",{"hits":[]}]]</script><p>B</p></template>';
    const page = `<main>\n${own.replace('>', `>${root}`)}\n</main><script type="application/ld+json" data-atria-made>{}</script>`;
    expect(pageSource(page)).toBe(`<main>\n${own}\n</main>`);
    expect(readSnippet(page, reader).map(({ draft }) => draft.values)).toEqual([
      { heading: 'A', cards: [{ header: 'B' }] },
    ]);
  });
});

describe('only what was changed is written [EDIT-01]', () => {
  it('beside references, comments, unknown attributes and either quotation mark', () => {
    const tag = `<atria-card-grid data-own='a &amp; b' HEADING='K&auml;sin' style="color: red" gone=1><!-- oma -->${script('{\n  "cards": [ {"header": "A"},\n  {"header":"B"} ]\n}')}<p>B</p></atria-card-grid>`;
    const text = `<p>K&auml;sin</p>\n${tag}`;
    expect(change(text, { heading: 'Päivän "oma" & isän \'x\'' })).toBe(
      text.replace("HEADING='K&auml;sin'", 'HEADING=\'Päivän "oma" &amp; isän &#39;x&#39;\''),
    );
    expect(change(text, { cards: [{ header: 'A' }, { header: 'C' }] })).toBe(
      text.replace('"B"', '"C"'),
    );
    expect(change(text, { heading: undefined })).toBe(text.replace(" HEADING='K&auml;sin'", ''));
  });

  it('with a value that equals the default, which a setting of the page would replace', () => {
    const text =
      '<script type="module" src="/1/atria.js" data-columns="two" data-expandable="true"></script><atria-card-grid columns="four"></atria-card-grid>';
    expect(change(text, { heading: 'A' })).toContain('columns="four" heading="A"');
    expect(change(text, { expandable: false })).toContain('columns="four" expandable="false"');
    const alone = '<atria-card-grid expandable></atria-card-grid>';
    expect(change(alone, { expandable: false })).toBe('<atria-card-grid></atria-card-grid>');
    expect(change(alone, { expandable: false }, 0, { expandable: '' })).toBe(
      '<atria-card-grid expandable="false"></atria-card-grid>',
    );
  });

  it('in a block of the page, and in the tag where others share the block, however they write its id', () => {
    const block = script('{ "cards": [{ "header": "B" }] }', ' data-atria-block="7"');
    const alone = `<atria-card-grid block-id="7" heading="A"></atria-card-grid>\n${block}`;
    expect(change(alone, { cards: [{ header: 'C' }] })).toBe(alone.replace('"B"', '"C"'));
    const shared = `${alone}\n<atria-card-grid blockid="7"></atria-card-grid>`;
    const next = change(shared, { cards: [{ header: 'C' }] });
    expect(next).toBe(shared.replace('heading="A"', 'heading="A" cards=\'[{"header":"C"}]\''));
    expect(valuesOf(next)).toEqual([
      { heading: 'A', cards: [{ header: 'C' }] },
      { cards: [{ header: 'B' }] },
    ]);
  });

  it('of data, entry by entry', () => {
    const text = '{\n\t"Cards": [{"Header":"A"}, {"Header":"B","x":1}]\n}';
    const cards = [{ header: 'A' }, { header: 'B', x: 1 }];
    const to = (next: unknown) => changedJson(text, { cards }, { cards: next });
    expect(to([cards[0], { header: 'C <b>', x: 1 }])).toBe(
      text.replace('"B"', '"C \\u003cb\\u003e"'),
    );
    expect(to([cards[1]])).toBe(text.replace('{"Header":"A"}, ', ''));
    expect(to([cards[0]])).toBe(text.replace(', {"Header":"B","x":1}', ''));
    expect(JSON.parse(to([...cards, { header: 'C' }]))).toEqual({
      Cards: [{ Header: 'A' }, { Header: 'B', x: 1 }, { header: 'C' }],
    });
    expect(to([cards[0], { header: 'B' }])).toBe(text.replace(',"x":1', ''));
    expect(to(cards)).toBe(text);
  });
});

describe('the comments of a block of WordPress belong to its part [EDIT-01]', () => {
  const block = (name: string, inside: string) =>
    `<!-- wp:${name} -->\n${inside}\n<!-- /wp:${name} -->`;
  const grid = block('atria/card-grid', '<atria-card-grid heading="A"></atria-card-grid>');
  const counter = block('atria/counter', '<atria-counter value="5"></atria-counter>');
  const words = block('paragraph {"align":"left"}', '<p>A</p>').replace(
    '/wp:paragraph {"align":"left"}',
    '/wp:paragraph',
  );
  const text = `${grid}\n\n${counter}\n\n${words}`;

  it('when it is moved, copied or removed', () => {
    const parts = partsOf(text);
    expect(textsOf(text)).toEqual([grid, counter, words]);
    expect(movedPart(text, parts, 1, -1).text).toBe(`${counter}\n\n${grid}\n\n${words}`);
    expect(copiedPart(text, parts[0] as Part).text).toBe(
      `${grid}\n${grid}\n\n${counter}\n\n${words}`,
    );
    expect(withoutPlace(text, parts[2] as Part).trim()).toBe(`${grid}\n\n${counter}`);
  });

  it('and those between its tags stay', () => {
    const inside = `<!-- wp:paragraph -->\n<p>A</p>\n<!-- /wp:paragraph -->`;
    const accordion = block(
      'atria/accordion',
      `<atria-accordion heading="A">${inside}</atria-accordion>`,
    );
    expect(change(accordion, { heading: 'B' })).toBe(accordion.replace('"A"', '"B"'));
  });
});

it('data that are lost are written anew, and a fault of a block is none of the tag before it', () => {
  const lost = '<atria-card-grid cards="[object Object]"></atria-card-grid>';
  expect(valuesOf(change(lost, { cards: [{ header: 'A' }] }))).toEqual([
    { cards: [{ header: 'A' }] },
  ]);
  const page = `<atria-counter value="5"></atria-counter>${script('{"cards":[{"header":"</script>"}]}', ' data-atria-block="7"')}`;
  expect(readSnippet(page, reader)[0]).toMatchObject({ mistakes: [], isFaulty: false });
});

it('a part is added where visitors see it, not in a comment or a script', () => {
  const text = '<main>\n<p>A</p>\n<!-- </main> -->\n<script>x = "</main>"</script>\n</main>';
  expect(appended(text, '<p>B</p>').text).toBe(text.replace(/<\/main>$/, '<p>B</p>\n</main>'));
});

it('a tag in an element in a slot is in its place', () => {
  const [tag] = readSnippet(
    '<atria-checkout><div slot="delivery-time"><atria-delivery-time></atria-delivery-time></div></atria-checkout>',
    reader,
  );
  expect(tag?.mistakes).toEqual([]);
});

describe('a block changes only what its form has changed [EDIT-07]', () => {
  const grid = widgetNamed('card-grid', 'en') as EditorWidget;
  const to = (markup: string, values: Values) =>
    changedMarkup(markup, grid, { ...readMarkup(markup, grid).values, ...values });

  it('and never data that it cannot read, in an attribute either', () => {
    const markup =
      '<atria-card-grid cards="[{&quot;header&quot;:1}, {" heading="A"></atria-card-grid>';
    expect(readMarkup(markup, grid).unread).toEqual(['cards']);
    expect(to(markup, { cards: [{ header: 'B' }], heading: 'B' })).toBe(
      markup.replace('"A"', '"B"'),
    );
  });

  it('and keeps markup that a browser mends', () => {
    for (const markup of [
      '<atria-card-grid heading=”A”></atria-card-grid>',
      '<atria-card-grid heading="A"><p>x',
      '<atria-card-grid heading="A',
      'x',
    ])
      expect(to(markup, {})).toBe(markup);
    expect(to('<atria-card-grid heading="A"><p>x', { heading: 'B' })).toBe(
      '<atria-card-grid heading="B"><p>x',
    );
  });
});
