import { once } from '../../src/help/once';
import { meantValues, placeText, type Slip, slipsIn, toldSlip } from '../../src/help/slips';
import { ofEveryElement } from '../../src/help/unknown-names';
import { decoded } from '../../src/read/references';
import type { Say } from '../../src/read/words-table';
import type { FormField } from '../model/form-fields';
import { kindsOf } from '../model/mistakes';
import { attributesOf, type Draft, emptyDraft, type Values } from '../model/values';
import type { EditorWidget } from '../model/widgets';
import type { Texts } from '../texts';
import { type FoundTag, findTags } from './find-tags';
import { type HtmlAttribute, htmlTokens } from './html-tokens';
import { attributeNamed, namedBlock, namedValue } from './known-names';
import { pageBlocks, pageOf, pageSlips, type ReadPage } from './page-of';
import { readData } from './read-data';
import { readInside } from './read-inside';

/** A widget's tag of a pasted text, ready to edit. */
export interface ReadTag {
  /** Absent if no widget has a similar name. */
  readonly widget?: EditorWidget | undefined;
  /** The tag as it was written. */
  readonly written: string;
  /** The places where it begins and ends in the text, with all its own content. */
  readonly from: number;
  readonly to: number;
  /** The id of the page's block with its data; '' if the data is its own. */
  readonly block: string;
  readonly draft: Draft;
  /** What was wrong, each with its remedy, in plain words. */
  readonly mistakes: readonly string[];
  /** What a tag without an end would include of the page; '' for one that ends. */
  readonly rest: string;
  readonly page: ReadPage;
}

/** What the reading of a text needs. */
export interface Reader {
  readonly widgets: readonly EditorWidget[];
  readonly say: Say;
  readonly texts: Texts;
}

interface Reading {
  readonly text: string;
  readonly reader: Reader;
  readonly widget: EditorWidget;
  /** The data blocks of the page, by id. */
  readonly blocks: ReadonlyMap<string, string>;
  /** The ids that several of them have. */
  readonly twice: ReadonlySet<string>;
  readonly tell: (mistake: string) => void;
}

/** The list for unnamed entries: of several, the one with the same fields. */
function listOf(entries: readonly unknown[], fields: readonly FormField[]): FormField | undefined {
  const names = new Set(entries.flatMap((entry) => Object.keys(Object(entry))));
  const known = (list: FormField) => list.fields.filter(({ name }) => names.has(name)).length;
  const lists = fields.filter(({ control }) => control === 'list');
  return lists.sort((one, other) => known(other) - known(one))[0];
}

/** The data of a tag as values by attribute. */
function blockValues(json: string, { reader, widget, tell }: Reading): Values {
  const { value, fault, isGuess } = readData(json);
  const { say, texts } = reader;
  if (fault) tell(texts.dataFault(say(fault.code, fault.params), isGuess));
  const naming = { say, tell, isGuess };
  if (Array.isArray(value)) {
    const field = listOf(value, widget.fields);
    if (!field) return {};
    tell(texts.bareList(field.name));
    return { [field.name]: namedValue(value, field, naming) };
  }
  if (typeof value !== 'object' || value === null) return {};
  return namedBlock(value as Record<string, unknown>, widget.fields, naming);
}

/** The values in the tag itself; general attributes of elements go to `extra`. */
function attributeValues(given: readonly HtmlAttribute[], reading: Reading) {
  const { reader, widget, tell } = reading;
  const { texts, say } = reader;
  const values: Record<string, unknown> = {};
  const extra: [string, string][] = [];
  for (const [at, { name, value, fault }] of given.entries()) {
    if (fault) tell(`${name}: ${texts.quotes[fault]}`);
    const isOwn = widget.rows.some((row) => row.name === name);
    if (!isOwn && ofEveryElement.test(name)) {
      extra.push([name, value]);
      continue;
    }
    const before = value ? '' : given[at - 1]?.name;
    const field = attributeNamed(name, widget.fields, { say, tell }, before);
    const attribute = field && attributesOf(widget.contract)[field.name];
    if (!field || !attribute || field.name in values) continue;
    if (attribute.kind !== 'json') values[field.name] = attribute.parse(value);
    else {
      const data = readData(value);
      if (data.fault && fault !== 'json')
        tell(`${name}: ${texts.dataFault(say(data.fault.code, data.fault.params), data.isGuess)}`);
      values[field.name] = namedValue(data.value, field, { say, tell });
    }
  }
  return { values, extra };
}

/** A tag's values: those in the tag come before its data. */
function readTag(found: FoundTag, reading: Reading): Pick<ReadTag, 'draft' | 'block'> {
  const { start, tag, inside, isClosed, behind, swallowed } = found;
  const { text, reader, blocks, twice, tell } = reading;
  const { texts, say } = reader;
  if (start.name !== tag) tell(`<${start.name}> ${say('noTag', { meant: tag && `<${tag}>` })}`);
  if (start.isSelfClosed) tell(texts.selfClosed(`<${start.name} …/>`, `</${tag}>`));
  else if (!isClosed) tell(texts.unclosed(`</${tag}>`));
  const takesAll = isClosed && '(default)' in (reading.widget.contract.slots ?? {});
  if (swallowed && !takesAll)
    tell(say(isClosed ? 'nested' : 'swallowed', { what: `<${swallowed}>`, end: `</${tag}>` }));
  const { json: own, between } = readInside({ text, inside, say, texts, tell });
  const beside = behind && !own.trim() ? text.slice(behind.from, behind.to) : '';
  if (beside) tell(say('behind'));
  const json = own + beside;
  const inTag = attributeValues(start.attributes, reading);
  const id = String(inTag.values.blockId ?? '');
  const page = json.trim() ? undefined : blocks.get(id);
  const { blockId: _, ...values } = inTag.values;
  const data = page ?? (/\S/.test(json) ? json : undefined);
  if (id && page === undefined && data === undefined) tell(texts.elsewhere(id));
  if (page !== undefined && twice.has(id)) tell(say('doubleBlock', { id }));
  const given = { ...(data && blockValues(data, reading)), ...(page ? values : inTag.values) };
  const draft = { values: mended(given, reading), extra: inTag.extra, between };
  return { draft, block: page === undefined ? '' : id };
}

function saidSlip(say: Say, where: string, slip: Slip): string {
  const { code, params } = toldSlip(where, slip);
  return say(code, params);
}

/** Values with numbers and days as the widgets read them; other notations are reported. */
function mended(given: Values, { widget, reader, tell }: Reading): Values {
  const kinds = kindsOf(widget.contract);
  for (const { path, slip } of slipsIn(given, kinds))
    if ((slip.cause === 'number' || slip.cause === 'date') && slip.meant)
      tell(saidSlip(reader.say, placeText(path), slip));
  return meantValues(given, kinds) as Values;
}

/** Whether a text is source copied from a page that shows source. */
const isEscapedSource = (pasted: string): boolean =>
  /&lt;atria/i.test(pasted) && !/<atria/i.test(pasted);

/** The source that a pasted text is, or shows. */
export const sourceOf = (pasted: string): string =>
  isEscapedSource(pasted) ? decoded(pasted.replace(/<[^>]*>/g, '')) : pasted;

/** The widgets of a pasted text, each ready to edit, with what was wrong. */
export function readSnippet(pasted: string, reader: Reader): ReadTag[] {
  const isEscaped = isEscapedSource(pasted);
  const text = sourceOf(pasted);
  const tokens = htmlTokens(text);
  const { blocks, twice } = pageBlocks(text, tokens);
  const page = pageOf(tokens);
  const ofPage = pageSlips(page).map(({ path, slip }) =>
    saidSlip(reader.say, `data-${path.join()}`, slip),
  );
  const seen = new Set<string>();
  return findTags(
    tokens,
    reader.widgets.map(({ tag }) => tag),
  ).map((found) => {
    const mistakes: string[] = [];
    const tell = (mistake: string) => {
      if (!mistakes.includes(mistake)) mistakes.push(mistake);
    };
    if (isEscaped) tell(reader.texts.escaped);
    for (const one of ofPage) tell(one);
    if (once.has(found.tag ?? '') && seen.has(found.tag ?? '')) tell(reader.say('doubleTag'));
    seen.add(found.tag ?? '');
    const widget = reader.widgets.find(({ tag }) => tag === found.tag);
    const { from, to } = found.start;
    const tag = { written: text.slice(from, to), from, to: found.to, mistakes, page };
    if (!widget) {
      tell(`<${found.start.name}> ${reader.say('noTag')}`);
      return { ...tag, draft: emptyDraft, block: '', rest: '' };
    }
    const read = readTag(found, { text, reader, widget, blocks, twice, tell });
    const [first, last] = [found.rest[0], found.rest.at(-1)];
    const rest = first && last ? text.slice(first.from, last.to).trim() : '';
    return { ...tag, ...read, widget, rest };
  });
}
