import { attributeName, spellings } from '../../src/core/element/reading/attribute-text';
import { givenValues } from '../../src/core/element/reading/given-values';
import { mendJson } from '../../src/core/element/reading/mend-json';
import { markAttribute } from '../../src/core/element/served/mark';
import { rawSettings } from '../../src/core/page/raw-settings';
import { dataIn, isSlotted, withoutMarks, wrongInside } from '../../src/help/between-tags';
import { commonFields, type Fields, placesIn, placeText } from '../../src/help/fields';
import { meantBy, nearest } from '../../src/help/nearest';
import { once } from '../../src/help/page-mistakes';
import { meantValues, slipsIn, toldSlip } from '../../src/help/slips';
import { ofEveryElement, quoteSlip, unknownIn, unknownNames } from '../../src/help/unknown-names';
import { wordsFor } from '../../src/help/words';
import { blockIn } from '../../src/read/data-block';
import { datasetOf } from '../../src/read/dataset';
import { textAt } from '../../src/read/edits';
import type { Coded, Say } from '../../src/read/words-table';
import { plainPage } from '../../src/server/plain-page';
import { cached } from '../cached';
import type { FormField } from '../model/form-fields';
import { fieldsOf } from '../model/mistakes';
import { attributesOf, type Draft, emptyDraft, isPlainObject, type Values } from '../model/values';
import { type EditorWidget, vocabularyOf, widgetsIn } from '../model/widgets';
import { betweenOf, dataOf } from '../source/changed-tag';
import { guessedJson } from '../source/guessed-json';
import { type PageSource, readSource, textOf } from '../source/page-source';
import type { UiLanguage } from '../ui-languages';

/** The settings of a pasted page for all its parts, by the names of the attributes. */
export type ReadPage = Readonly<Record<string, string | undefined>>;

/** A widget's tag of a pasted text, ready to edit. */
export interface ReadTag {
  readonly element: Element;
  /** Absent if no widget has a similar name. */
  readonly widget?: EditorWidget | undefined;
  /** Its start tag as it was written. */
  readonly written: string;
  /** The places where it begins and ends in the text, with all its own content. */
  readonly from: number;
  readonly to: number;
  /** The id of the page's block with its data; '' if the data are its own. */
  readonly block: string;
  readonly draft: Draft;
  /** Whether browsers read it otherwise than it was meant: it has to be written again. */
  readonly isFaulty: boolean;
  /** What was wrong, each with its remedy, in plain words. */
  readonly mistakes: readonly string[];
  /** What a tag without an end would include of the page; '' for one that ends. */
  readonly rest: string;
  readonly page: ReadPage;
}

/** What the reading of a text needs. */
export interface Reader {
  readonly widgets: readonly EditorWidget[];
  /** Says what is wrong. */
  readonly say: Say;
}

/** Reads in a language of the catalogue. */
export const readerFor = (ui: UiLanguage): Reader => ({
  widgets: widgetsIn(ui),
  say: wordsFor(ui),
});

/** The tag that a name means, by its similarity to the real ones; undefined if there is none. */
function tagMeant(name: string, tags: readonly string[]): string | undefined {
  if (tags.includes(name)) return name;
  return nearest(name.startsWith('atria') ? name : `atria-${name}`, tags)[0];
}

/** Reads a text of HTML, with the tags that are or were meant to be widgets. */
export function sourceOf(text: string, widgets: readonly EditorWidget[]): PageSource {
  const tags = widgets.map(({ tag }) => tag);
  const isMeant = cached((name: string) => tagMeant(name, tags) !== undefined);
  return readSource(
    text,
    (name) => name.startsWith('atria') || (/^[a-z]+-[a-z]/.test(name) && isMeant(name)),
  );
}

/** The settings of a pasted page, by the names of the attributes. */
export function pageOf({ root }: PageSource): ReadPage {
  const script = [...root.querySelectorAll('script[src]')].find((one) =>
    /\/atria\.js(\?|$)/.test(one.getAttribute('src') ?? ''),
  );
  const block = root.querySelector('script[data-atria-settings]')?.textContent;
  const attributes = Array.from(
    script?.attributes ?? [],
    ({ name, value }) => [name, value] as const,
  );
  return rawSettings(block ? mendJson(block).value : undefined, datasetOf(attributes)).texts;
}

/** The innermost tag of ours that something is in; undefined without one. */
const ownerOf = (one: Element, { tags }: PageSource): Element | undefined =>
  tags.findLast((tag) => tag !== one && tag.contains(one));

/** The script with a tag's data, where a tag does not read it: with other content, or after it. */
function misplacedData(tag: Element, source: PageSource): Element | undefined {
  const isData = (one: Element) =>
    one.localName === 'script' &&
    (dataIn(one).length > 0 || /^\s*[[{]/.test(one.textContent ?? ''));
  const inside = [...tag.querySelectorAll('*')].find(
    (one) => isData(one) && ownerOf(one, source) === tag,
  );
  const next = tag.nextElementSibling;
  const behind = next ? blockIn(next) : undefined;
  const isNamed = behind?.matches('[data-atria-block], [data-atria-settings]');
  return inside ?? (isNamed ? undefined : behind);
}

/** Values with the names that their fields have: a similar name is taken for the field's. */
function renamed(value: unknown, fields: readonly FormField[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, fields));
  if (!isPlainObject(value) || fields.length === 0) return value;
  const names = fields.map(({ name }) => name);
  const found: Record<string, unknown> = {};
  const isKnown = (name: string) => names.includes(name);
  const entries = Object.entries(value);
  entries.sort(([one], [other]) => Number(isKnown(other)) - Number(isKnown(one)));
  for (const [name, inner] of entries) {
    const meant = isKnown(name) ? name : meantBy(name, names).find((one) => !(one in found));
    const field = fields.find((one) => one.name === meant);
    if (field) found[field.name] = renamed(inner, field.fields);
  }
  return found;
}

/** The list for unnamed entries: of several, the one with the same fields. */
function listFor(entries: readonly unknown[], fields: readonly FormField[]): FormField | undefined {
  const names = new Set(entries.flatMap((entry) => Object.keys(Object(entry))));
  const known = (list: FormField) => list.fields.filter(({ name }) => names.has(name)).length;
  const lists = fields.filter(({ control }) => control === 'list');
  return lists.sort((one, other) => known(other) - known(one))[0];
}

interface Reading {
  readonly source: PageSource;
  readonly widget: EditorWidget;
  /** The names of its attributes, and of the fields in them. */
  readonly names: Fields;
  readonly tell: (...problems: readonly Coded[]) => void;
}

/** The data of a tag by the names of its attributes, as far as they can be read or guessed. */
function blockValues(text: string, { widget, names, tell }: Reading) {
  const { value, fault, isGuess } = guessedJson(text);
  if (fault) tell({ code: isGuess ? 'dataGuess' : 'dataFault', params: { fault } });
  const list = Array.isArray(value) ? listFor(value, widget.fields) : undefined;
  if (list) tell({ code: 'bareList', params: { name: list.name } });
  const block = list ? { [list.name]: value } : value;
  // The help of the page reads no guess.
  if (isGuess)
    tell(
      ...unknownIn('JSON', placesIn(block, { fields: names })).filter(
        ({ params }) => params.meant.length > 0,
      ),
    );
  return {
    block: (renamed(block, widget.fields) ?? {}) as Values,
    isGuess: isGuess || Boolean(list) || value === undefined,
  };
}

/** The attributes of a tag by the names of their values, and those that every element has. */
function attributesIn(tag: Element, source: PageSource, { fields, rows }: EditorWidget) {
  const given = new Map<string, string>();
  const extra: [string, string][] = [];
  const names = fields.map((field) => attributeName(field.name));
  for (const { name, value } of tag.attributes) {
    const isOwn = rows.some((row) => row.name === name);
    const field =
      fields.find((one) => spellings(one.name).includes(name)) ??
      fields[names.indexOf(meantBy(name, names)[0] ?? '')];
    if (!isOwn && ofEveryElement.test(name)) extra.push([name, value]);
    else if (field && !given.has(field.name)) given.set(field.name, value);
  }
  // Those that would run are in no element.
  for (const [name] of source.tagsOf(tag)?.attributes ?? [])
    if (!tag.hasAttribute(name)) extra.push([name, '']);
  return { given, extra };
}

/** The content of a tag for its form. */
function readTag(tag: Element, reading: Reading) {
  const { source, widget, tell } = reading;
  const { given, extra } = attributesIn(tag, source, widget);
  const data = dataOf(tag);
  const id = given.get('blockId') ?? '';
  const own = data && !data.isOfPage ? data.script : undefined;
  const misplaced = data ? undefined : misplacedData(tag, source);
  const bare = withoutMarks(tag.textContent);
  const text =
    data?.text ?? misplaced?.textContent ?? (/^[[{]/.test(bare) ? tag.textContent : '') ?? '';
  if (id && !text.trim()) tell({ code: 'elsewhere', params: { id } });
  const none = { block: {}, isGuess: false };
  const { block, isGuess } = text.trim() ? blockValues(text, reading) : none;
  let isBroken = isGuess || text !== (data?.text ?? '');
  const values = givenValues(
    attributesOf(widget.contract),
    { attribute: (name) => given.get(name) ?? null, block },
    (json, name) => {
      const { value, fault, isGuess: isGuessed } = guessedJson(json);
      const code = isGuessed ? 'dataGuess' : 'dataFault';
      if (fault) tell({ code, params: { where: attributeName(name), fault } });
      isBroken ||= isGuessed || value === undefined;
      return renamed(value, widget.fields.find((one) => one.name === name)?.fields ?? []);
    },
  );
  const fields = fieldsOf(widget.contract);
  for (const { path, slip } of slipsIn(placesIn(values, { fields })))
    if ((slip.cause === 'number' || slip.cause === 'date') && slip.meant)
      tell(toldSlip(placeText(path), slip));
  const isBare = !data && !misplaced && text !== '';
  const places = isBare ? [] : betweenOf(source, tag, own ?? misplaced);
  const inside = places.map((place) => textAt(source.mended, place)).join('');
  const { blockId: _, ...rest } = meantValues(values, { fields }) as Values;
  const isOfPage = data?.isOfPage ?? false;
  const ownValues = isOfPage || !id ? rest : { blockId: id, ...rest };
  const draft: Draft = { values: ownValues, extra, between: inside.trim() };
  const end = misplaced && !tag.contains(misplaced) ? misplaced : tag;
  return { draft, block: isOfPage ? id : '', isBroken, end };
}

/** Whether a text is source copied from a page that shows source. */
export const isShownSource = (pasted: string): boolean =>
  /&lt;atria/i.test(pasted) && !/<atria/i.test(pasted);

/** A pasted text without what a server has rendered into it [EDIT-02]. */
export const plainSource = (pasted: string): string =>
  pasted.includes(markAttribute) ? plainPage(pasted).html : pasted;

/** The source that a pasted text is, or shows. */
export const sourceIn = (pasted: string): string =>
  isShownSource(pasted) ? textOf(pasted) : plainSource(pasted);

/** What is wrong with the settings of a page. Nothing shows if its script tag itself is not read. */
function pageMistakes(source: PageSource): readonly Coded[] {
  const script = source.mends.find(({ text }) => /^<script.*\/atria\.js/s.test(text));
  const curly = script?.problems.find(({ code }) => code === 'quotes.curly')?.params?.given;
  if (curly) return [toldSlip('', { cause: 'quote', given: `<script ${curly}>` })];
  const { brand, language } = pageOf(source);
  return slipsIn(placesIn({ brand, language }, { fields: commonFields })).map(({ path, slip }) =>
    toldSlip(`data-${path.join()}`, slip),
  );
}

/** The widgets of a pasted text, each ready to edit, with what was wrong. */
export function readSnippet(pasted: string, reader: Reader): readonly ReadTag[] {
  const source = sourceOf(sourceIn(pasted), reader.widgets);
  return tagsIn(source, reader, isShownSource(pasted) ? [{ code: 'escaped' }] : []);
}

/** The widgets of a text, each ready to edit; those in a slot of another are part of that one. */
export function tagsIn(
  source: PageSource,
  reader: Reader,
  ofAll: readonly Coded[] = [],
): readonly ReadTag[] {
  const { say, widgets } = reader;
  const page = pageOf(source);
  const known = widgets.map(({ tag }) => tag);
  const common = [...ofAll, ...pageMistakes(source)];
  const seen = new Set<string>();
  return source.tags.flatMap((element): ReadTag[] => {
    const owner = ownerOf(element, source);
    if (owner && isSlotted(element, owner)) return [];
    const name = element.localName;
    const tag = tagMeant(name, known);
    const mistakes = new Set<string>();
    const tell = (...problems: readonly Coded[]) => {
      for (const { code, params } of problems) mistakes.add(say(code, params));
    };
    tell(...common);
    if (once.has(tag ?? '') && seen.has(tag ?? '')) tell({ code: 'doubleTag' });
    seen.add(tag ?? '');
    const { start } = source.tagsOf(element) ?? { start: source.placeOf(element) };
    const written = source.written(start);
    const mends = source.mends.filter(({ tagAt }) => tagAt === written.from);
    tell(...mends.flatMap(({ problems }) => problems));
    const widget = widgets.find((one) => one.tag === tag);
    const read = {
      element,
      widget,
      written: textAt(source.text, written),
      from: written.from,
      page,
      rest: mends.map(({ rest = '' }) => rest).join(''),
    };
    if (!widget) {
      tell({ code: 'noTag', params: { name: `<${name}>` } });
      const { to } = source.written(source.placeOf(element));
      const nothing = { draft: emptyDraft, block: '', isFaulty: true };
      return [{ ...read, ...nothing, to, mistakes: [...mistakes] }];
    }
    if (name !== tag) tell({ code: 'noTag', params: { name: `<${name}>`, meant: `<${tag}>` } });
    const vocabulary = vocabularyOf(widgets);
    const names = vocabulary.tags[tag ?? ''] ?? {};
    // Its end is right here, so what it holds has to be moved.
    for (const one of wrongInside(element, vocabulary))
      tell(one.code === 'swallowed' ? { ...one, code: 'nested' } : one);
    const quotes = quoteSlip(element);
    tell(...quotes.map(({ slip }) => toldSlip('', slip)));
    tell(
      ...unknownNames(element, names, vocabulary).filter(
        ({ isBare, isValue }) => !isValue && !(isBare && quotes.length > 0),
      ),
    );
    const { isBroken, end, ...content } = readTag(element, { source, widget, names, tell });
    const { to } = source.written(source.placeOf(end));
    const blocks = `script[data-atria-block="${CSS.escape(content.block)}"]`;
    if (source.root.querySelectorAll(blocks).length > 1)
      tell({ code: 'doubleBlock', params: { id: content.block } });
    const isFaulty = isBroken || mends.length > 0 || name !== tag;
    return [{ ...read, ...content, to, isFaulty, mistakes: [...mistakes] }];
  });
}
