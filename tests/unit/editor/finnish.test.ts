import { describe, expect, it } from 'vitest';
import { descriptions, finnish, type Kind } from '../../../editor/finnish/finnish';
import type { FormField } from '../../../editor/model/form-fields';
import { startsOf } from '../../../editor/model/starts';
import { type EditorWidget, widgetsIn } from '../../../editor/model/widgets';

/** A text that the catalogue shows, and of which widget. */
interface Shown {
  readonly kind: Kind;
  readonly text: string;
  readonly widget: string;
}

const ofField = (field: FormField): [Kind, string][] => [
  ['labels', field.label],
  ['descriptions', field.description],
  // Brands have no other words, and languages those of the catalogue itself.
  ...(field.none ? [] : field.options).map(({ label }): [Kind, string] => ['options', label]),
  ...field.fields.flatMap(ofField),
];
const ofWidget = (widget: EditorWidget): [Kind, string][] => [
  ['titles', widget.title],
  ['summaries', widget.summary],
  ...widget.slots.map((text): [Kind, string] => ['descriptions', text]),
  ...widget.fields.flatMap(ofField),
  ...startsOf(widget).map(([, { title }]): [Kind, string] => ['examples', title]),
];

/** All that the catalogue shows of contracts and examples, in English; numbers need no words. */
const shown: readonly Shown[] = widgetsIn('en').flatMap((widget) =>
  ofWidget(widget)
    .filter(([, text]) => /[a-z]/i.test(text))
    .map(([kind, text]) => ({ kind, text, widget: widget.name })),
);

/** The keys under which a text may stand. */
const keysOf = ({ text, widget }: Shown) => [`${text} (${widget})`, text];
const entriesOf = (kind: Kind): Readonly<Record<string, string>> => finnish[kind];
const isFinnish = (one: Shown) => keysOf(one).some((key) => entriesOf(one.kind)[key]);

const wings = Object.keys(descriptions).map((wing) => `descriptions/${wing}.ts`);
const fileOf = (kind: Kind) =>
  kind === 'descriptions' ? `one of ${wings.join(', ')}` : `${kind}.ts`;

describe('the catalogue in Finnish', () => {
  it('has Finnish words for all that contracts and examples say', () => {
    const missing = shown
      .filter((one) => !isFinnish(one))
      .map(
        ({ kind, text, widget }) => `${fileOf(kind)}, for ${widget}: ${JSON.stringify(text)}: '…',`,
      );
    expect([...new Set(missing)], 'write their Finnish words into editor/finnish/').toEqual([]);
  });

  it.each(Object.keys(finnish) as Kind[])('has no words of %s that nobody says', (kind) => {
    const said = new Set(shown.filter((one) => one.kind === kind).flatMap(keysOf));
    const dead = Object.keys(entriesOf(kind)).filter((key) => !said.has(key));
    expect(dead, `take them out of editor/finnish/${fileOf(kind)}`).toEqual([]);
  });

  it('has each description in one file', () => {
    const all = Object.values(descriptions).flatMap((file) => Object.keys(file));
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  it('calls no two widgets, and no two fields beside each other, the same', () => {
    const twice = (names: readonly string[]) =>
      names.filter((one, at) => names.indexOf(one) !== at);
    const inside = (fields: readonly FormField[]): string[] => [
      ...twice(fields.map(({ label }) => label)),
      ...fields.flatMap((field) => inside(field.fields)),
    ];
    const widgets = widgetsIn('fi');
    expect(twice(widgets.map(({ title }) => title))).toEqual([]);
    expect(
      widgets.flatMap(({ name, fields }) => inside(fields).map((label) => `${name}: ${label}`)),
    ).toEqual([]);
  });
});
