import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributesOf, type Values } from '../../../editor/model/values';
import { type EditorWidget, widgetNamed } from '../../../editor/model/widgets';
import { changedWidget, readPage, type WidgetPart } from '../../../editor/page/parts';
import { pageOf, readerFor } from '../../../editor/snippet/read-snippet';
import { dataOf } from '../../../editor/source/changed-tag';
import { readSource } from '../../../editor/source/page-source';
import { changedMarkup, readMarkup } from '../../../editor/wordpress/markup';
import type { Contract } from '../../../src/core/element/contract';
import { attributeText } from '../../../src/core/element/reading/attribute-text';
import type { Attribute } from '../../../src/core/element/reading/attributes';
import { readData } from '../../../src/core/element/reading/given-values';
import { readValues } from '../../../src/core/element/reading/values';
import { serialisers } from '../../support/serialisers';
import { often } from '../support/chance';

const reader = readerFor('en');
const sourcesOf = (block: Values) => ({ properties: {}, attribute: () => null, block, page: {} });

/** The values of all widgets of a page, as a browser and the widgets read them. */
function valuesOn(text: string, settings: Values = {}): readonly Values[] {
  const source = readSource(text, (name) => name.startsWith('atria-'), []);
  const page = { ...(settings as Record<string, string>), ...pageOf(source) };
  return source.tags.map((tag) => {
    const widget = reader.widgets.find((one) => one.tag === tag.localName);
    const data = dataOf(tag);
    const sources = {
      properties: {},
      attribute: (name: string) => attributeText(tag, name),
      block: Object(data ? readData(data.text) : {}),
      page,
    };
    return widget ? readValues(attributesOf(widget.contract), sources).values : {};
  });
}

/** How content systems and people write an attribute. */
type Write = (name: string, value: string) => string;
const write = fc.constantFrom<Write>(...Object.values(serialisers), (name, value) =>
  serialisers.handSingle(`${name.toUpperCase()} `, value).replace('=', '= '),
);

const word = fc.constantFrom(
  'Käsin tehty – 5 €',
  'alle <5 min',
  'a & b',
  '<b>arkisin</b> klo 16',
  'Ohje [osa 1',
  '/haku/',
  'a “ö”',
  "isän 'oma'",
  'x',
  '/sv/sök?a=1&b=2',
  '&auml;',
  '</script>',
  '"',
  'A > B',
  '',
);
const card = fc.record(
  { header: word, link: fc.constantFrom('/a', '/b?x=1&y=2') },
  { requiredKeys: ['header'] },
);
const indent = fc.constantFrom(undefined, 2, '\t');
const json = (value: unknown, space?: number | string) =>
  JSON.stringify(value, null, space).replaceAll('<', '\\u003c');
const child = fc
  .tuple(
    fc.record(
      {
        cards: fc.array(card, { maxLength: 3 }),
        heading: word,
        columns: fc.constantFrom('two', 'four'),
      },
      { requiredKeys: [] },
    ),
    indent,
    fc.boolean(),
  )
  .map(([data, space, isNet]) => {
    const text = json(data, space);
    const written = isNet
      ? text.replace(/"(cards|header)":/g, (key) => key.toUpperCase().slice(0, 2) + key.slice(2))
      : text;
    return `<script type="application/json">${written}</script>`;
  });

interface Tag {
  readonly text: string;
  readonly marks: readonly string[];
}
const attributes = (pairs: readonly (readonly [string, string, Write])[]) =>
  pairs.map(([name, value, to]) => ` ${to(name, value)}`).join('');
const own = "data-own='a &amp; b'";
const gridTag = fc
  .tuple(
    fc.option(fc.tuple(word, write)),
    fc.option(fc.tuple(fc.constantFrom('two', 'three', 'four'), write)),
    fc.option(child),
    fc.constantFrom('', ` ${own}`, ' style="color: red"'),
    fc.constantFrom('', '<!-- oma -->', '\n'),
    fc.option(fc.tuple(fc.array(card, { maxLength: 2 }), write)),
  )
  .map(
    ([heading, columns, data, more, between, cards]): Tag => ({
      text: `<atria-card-grid${attributes([
        ...(heading ? [['heading', ...heading] as const] : []),
        ...(columns ? [['columns', ...columns] as const] : []),
        ...(cards ? [['cards', json(cards[0]), cards[1]] as const] : []),
      ])}${more}>${between}${data ?? ''}</atria-card-grid>`,
      marks: [more.trim(), between.trim()],
    }),
  );
const counterTag = fc.tuple(word, write, fc.constantFrom('5', '12'), write).map(
  ([label, one, value, other]): Tag => ({
    text: `<atria-counter${attributes([
      ['label', label, one],
      ['value', value, other],
    ])}></atria-counter>`,
    marks: [],
  }),
);
const accordionTag = fc.tuple(word, write).map(
  ([content, to]): Tag => ({
    text: `<atria-accordion${attributes([['content', content, to]])} open></atria-accordion>`,
    marks: [],
  }),
);
const blocks = (tag: Tag, n: number): Tag => {
  const text =
    n === 0 ? tag.text : `<!-- wp:atria/x {"a":"b"} -->\n${tag.text}\n<!-- /wp:atria/x -->`;
  return { text, marks: tag.marks };
};
const anyTag = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: gridTag }, counterTag, accordionTag), fc.nat(1))
  .map(([one, n]) => blocks(one, n));
const settings = fc.constantFrom(
  '',
  ' data-columns="two"',
  ' data-search-url="/sv/sok" data-expandable=""',
);
const anyPage = fc
  .tuple(settings, fc.array(anyTag, { minLength: 1, maxLength: 3 }))
  .map(([script, tags]) => ({
    text: `<script type="module" src="/1.0.0/atria.js"${script}></script>\n<p>K&auml;sin &ndash; <b>tehty</b></p>\n${tags.map(({ text }) => text).join('\n<p>v&auml;li</p>\n')}\n<p>Loppu ]</p>`,
    marks: [
      '<p>K&auml;sin &ndash; <b>tehty</b></p>',
      '<p>Loppu ]</p>',
      ...tags.flatMap(({ marks }) => marks),
    ].filter(Boolean),
  }));

const gridChange = fc.oneof(
  fc.tuple(fc.constant('heading'), fc.oneof(word.filter(Boolean), fc.constant(undefined))),
  fc.tuple(fc.constant('columns'), fc.constantFrom('two', 'three', 'four')),
  fc.tuple(fc.constant('expandable'), fc.boolean()),
  fc.tuple(
    fc.constant('cards'),
    fc.oneof(fc.array(card, { maxLength: 3 }), fc.constant(undefined)),
  ),
);
const counterChange = fc.oneof(
  fc.tuple(fc.constant('label'), word.filter(Boolean)),
  fc.tuple(fc.constant('value'), fc.constantFrom(7, 1200)),
);
const accordionChange = fc.tuple(fc.constant('heading'), word.filter(Boolean));
/** A change of one value for each widget of the pages. */
const anyChange = fc.record({
  'card-grid': gridChange,
  counter: counterChange,
  accordion: accordionChange,
});

const widgetsOf = (text: string) => {
  const page = readPage(text, reader);
  const widgets = page.parts.filter((part): part is WidgetPart => part.kind === 'widget');
  return { page, widgets };
};

describe('a page of an editor', () => {
  it('has each value as the widget reads it after another was changed, and every other letter [EDIT-01]', () => {
    fc.assert(
      fc.property(anyPage, fc.nat(), anyChange, ({ text, marks }, n, change) => {
        const { page, widgets } = widgetsOf(text);
        const at = n % widgets.length;
        const part = widgets[at] as WidgetPart;
        const { widget, draft } = part.tag;
        const [name, value] = change[(widget?.name ?? '') as keyof typeof change];
        const next = changedWidget(page, part, {
          ...draft,
          values: { ...draft.values, [name]: value },
        });
        const [before, after] = [valuesOn(text), valuesOn(next)];
        const without = (all: readonly Values[]) =>
          all.map((one, index) => (index === at ? { ...one, [name]: undefined } : one));
        expect(without(after)).toEqual(without(before));
        // What the form says is what the widget reads.
        const attribute = attributesOf(widget?.contract as Contract)[name] as Attribute<unknown>;
        const given = { ...sourcesOf({ [name]: value }), page: pageOf(page.source) };
        const { values } = readValues({ [name]: attribute }, given);
        if (value !== undefined || draft.values[name] !== undefined)
          expect(after[at]?.[name]).toEqual(values[name]);
        for (const mark of marks) expect(next).toContain(mark);
        expect(next.slice(0, part.from)).toBe(text.slice(0, part.from));
        expect(next.slice(next.length - (text.length - part.to))).toBe(text.slice(part.to));
        expect(widgetsOf(next).widgets[at]?.tag.mistakes).toEqual(part.tag.mistakes);
      }),
      { numRuns: often(500) },
    );
  });

  it('and so has a block of WordPress, whose form changes only what was changed [EDIT-07]', () => {
    fc.assert(
      fc.property(
        anyTag,
        anyChange,
        fc.constantFrom({}, { columns: 'two', expandable: '' }),
        ({ text, marks }, change, page) => {
          const [before = {}] = valuesOn(text, page);
          const name = /<atria-([a-z-]+)/.exec(text)?.[1] as keyof typeof change;
          const widget = widgetNamed(name, 'en') as EditorWidget;
          const { values } = readMarkup(text, widget);
          expect(changedMarkup(text, widget, values, page)).toBe(text);
          const [key, value] = change[name];
          const next = changedMarkup(text, widget, { ...values, [key]: value }, page);
          const [after = {}] = valuesOn(next, page);
          expect({ ...after, [key]: undefined }).toEqual({ ...before, [key]: undefined });
          const attribute = attributesOf(widget.contract)[key] as Attribute<unknown>;
          const given = readValues({ [key]: attribute }, { ...sourcesOf({ [key]: value }), page });
          if (value !== undefined || values[key] !== undefined)
            expect(after[key]).toEqual(given.values[key]);
          for (const mark of marks) expect(next).toContain(mark);
        },
      ),
      { numRuns: often(500) },
    );
  });
});
