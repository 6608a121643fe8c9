import { describe, expect, it } from 'vitest';
import { startsOf } from '../../../editor/drafts';
import type { FormField } from '../../../editor/model/form-fields';
import { type EditorWidget, widgetsIn } from '../../../editor/model/widgets';
import { type UiLanguage, uiLanguages } from '../../../editor/ui-languages';
import { type Kind, keyOf, rowOf, wordRows } from '../../../editor/words';
import type { WordsRow } from '../../../src/read/words-table';

/** The content of the catalogue from a contract and its examples, with its English words. */
interface Shown {
  readonly kind: Kind;
  readonly name: string;
  readonly english: string;
}

const sentence = (kind: Kind, english: string): Shown => ({ kind, name: english, english });
const ofField = (field: FormField): Shown[] => [
  { kind: 'label', name: field.name, english: field.label },
  sentence('text', field.description),
  sentence('text', field.deprecated),
  // Brands have no other names, and languages those of the catalogue itself.
  ...(field.none ? [] : field.options).map(
    ({ value, label }): Shown => ({ kind: 'choice', name: value, english: label }),
  ),
  ...field.fields.flatMap(ofField),
];
/** Numbers need no names. */
const shownOf = ({ title, contract, slots, fields, examples }: EditorWidget): readonly Shown[] =>
  [
    sentence('title', title),
    sentence('search', 'words for the search, with commas'),
    sentence('summary', contract.summary ?? ''),
    ...slots.map((text) => sentence('text', text)),
    ...fields.flatMap(ofField),
    ...startsOf({ examples }).map(([, example]) => sentence('example', example.title)),
  ].filter(({ name }) => /[a-z]/i.test(name));

const whatOf = ({ kind, name }: Shown) =>
  kind === 'label' || kind === 'choice' ? `${kind} ${name}` : kind;
const found = (widget: string, { kind, name, english }: Shown) =>
  rowOf(widget, kind, name, english);
const isWhole = (row: WordsRow) => uiLanguages.every((language) => row[language]?.trim());
const keysOf = (rows: readonly WordsRow[]) => rows.map(({ what, en }) => keyOf(what, en));

const widgets = widgetsIn('en');

describe.each(widgets.map((widget) => [widget.name, widget] as const))('%s', (name, widget) => {
  const file = `src/widgets/${name}/${name}.words.tsv`;
  const shown = shownOf(widget);
  const own = wordRows.get(name) ?? [];

  it('has a text in each language of the catalogue for all that it shows there', () => {
    const missing = shown.flatMap((one) => {
      const row = found(name, one);
      // A summary that was changed has lost its translations, too.
      const isOld = one.kind === 'summary' && row?.en !== one.english;
      return row && !isOld && isWhole(row) ? [] : [`${whatOf(one)}\t${one.english}\t…\t…`];
    });
    expect([...new Set(missing)], `rows for ${file}, tabs between: what, en, fi, se`).toEqual([]);
  });

  it('has no unused words, and each once', () => {
    const said = new Set(shown.map((one) => found(name, one)));
    const dead = own.filter((row) => !said.has(row)).map(({ what, en }) => `${what} ${en}`);
    expect(dead, `take them out of ${file}`).toEqual([]);
    const keys = keysOf(own);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

describe('the texts that widgets share', () => {
  const shared = wordRows.get('') ?? [];

  it('are used by some, and are complete', () => {
    const said = new Set(
      widgets.flatMap((widget) => shownOf(widget).map((one) => found(widget.name, one))),
    );
    const dead = shared.filter((row) => !said.has(row) || !isWhole(row));
    expect(dead, 'src/catalogue/shared.words.tsv').toEqual([]);
    expect(new Set(keysOf(shared)).size).toBe(shared.length);
  });
});

describe.each<UiLanguage>(uiLanguages)('the catalogue in %s', (language) => {
  it('has no two widgets, and no two fields beside each other, with the same name', () => {
    const twice = (names: readonly string[]) =>
      names.filter((one, at) => names.indexOf(one) !== at);
    const inside = (fields: readonly FormField[]): string[] => [
      ...twice(fields.map(({ label }) => label)),
      ...fields.flatMap((field) => inside(field.fields)),
    ];
    const all = widgetsIn(language);
    expect(twice(all.map(({ title }) => title))).toEqual([]);
    expect(
      all.flatMap(({ name, fields }) => inside(fields).map((label) => `${name}: ${label}`)),
    ).toEqual([]);
  });

  it('has no two choices of a field with the same name', () => {
    const inside = (fields: readonly FormField[]): string[] =>
      fields.flatMap(({ options, fields: inner }) => [
        ...options.map(({ label }) => label).filter((label, at, all) => all.indexOf(label) !== at),
        ...inside(inner),
      ]);
    expect(widgetsIn(language).flatMap(({ fields }) => inside(fields))).toEqual([]);
  });
});
