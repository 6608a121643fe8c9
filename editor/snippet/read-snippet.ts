import { ofEveryElement } from '../../src/help/unknown-names';
import type { Words } from '../../src/help/words';
import type { FormField } from '../model/form-fields';
import { attributesOf, type Draft, emptyDraft, type Values } from '../model/values';
import type { EditorWidget } from '../model/widgets';
import type { Texts } from '../texts';
import { type FoundTag, findTags } from './find-tags';
import { type HtmlAttribute, type HtmlToken, htmlTokens, unescaped } from './html-tokens';
import { attributeNamed, namedBlock, namedValue } from './known-names';
import { readData } from './read-data';

/** A widget's tag of a pasted text, ready to be edited. */
export interface ReadTag {
  /** Absent when no widget has a name like it. */
  readonly widget?: EditorWidget | undefined;
  /** The tag as it was written. */
  readonly written: string;
  readonly draft: Draft;
  /** What was wrong, each with its cure, in plain words. */
  readonly mistakes: readonly string[];
}

/** What a text is read with. */
export interface Reader {
  readonly widgets: readonly EditorWidget[];
  readonly words: Words;
  readonly texts: Texts;
}

interface Reading {
  readonly text: string;
  readonly reader: Reader;
  readonly widget: EditorWidget;
  /** The data blocks of the page, by id. */
  readonly blocks: ReadonlyMap<string, string>;
  readonly tell: (mistake: string) => void;
}

const isJson = /^\s*[[{]/;

/** The list that entries without a name belong to: of several the one whose fields they have. */
function listOf(entries: readonly unknown[], fields: readonly FormField[]): FormField | undefined {
  const names = new Set(entries.flatMap((entry) => Object.keys(Object(entry))));
  const known = (list: FormField) => list.fields.filter(({ name }) => names.has(name)).length;
  const lists = fields.filter(({ control }) => control === 'list');
  return lists.sort((one, other) => known(other) - known(one))[0];
}

/** The data of a tag as values by attribute. */
function blockValues(json: string, { reader, widget, tell }: Reading): Values {
  const { value, fault, isGuess } = readData(json);
  if (fault) tell(reader.texts.dataFault(reader.words.fault(fault), isGuess));
  const naming = { words: reader.words, tell };
  if (Array.isArray(value)) {
    const field = listOf(value, widget.fields);
    if (!field) return {};
    tell(reader.texts.bareList(field.name));
    return { [field.name]: namedValue(value, field, naming) };
  }
  if (typeof value !== 'object' || value === null) return {};
  return namedBlock(value as Record<string, unknown>, widget.fields, naming);
}

/** The values in the tag itself; an attribute of any element goes to `extra`. */
function attributeValues(given: readonly HtmlAttribute[], reading: Reading) {
  const { reader, widget, tell } = reading;
  const { texts, words } = reader;
  const values: Record<string, unknown> = {};
  const extra: [string, string][] = [];
  for (const { name, value, fault } of given) {
    if (fault) tell(`${name}: ${texts.quotes[fault]}`);
    const isOwn = widget.rows.some((row) => row.name === name);
    if (!isOwn && ofEveryElement.test(name)) {
      extra.push([name, value]);
      continue;
    }
    const field = attributeNamed(name, widget.fields, { words, tell });
    const attribute = field && attributesOf(widget.contract)[field.name];
    if (!field || !attribute || field.name in values) continue;
    if (attribute.kind !== 'json') values[field.name] = attribute.parse(value);
    else {
      const data = readData(value);
      if (data.fault && fault !== 'json')
        tell(`${name}: ${texts.dataFault(words.fault(data.fault), data.isGuess)}`);
      values[field.name] = namedValue(data.value, field, { words, tell });
    }
  }
  return { values, extra };
}

/** The place of a tag's own script among what it holds: that of a part inside is the part's; or -1. */
function ownScript(inside: readonly HtmlToken[]): number {
  let depth = 0;
  return inside.findIndex(({ kind, name, isSelfClosed }) => {
    if (/^atria-/.test(name) && !isSelfClosed) depth += kind === 'start' ? 1 : -1;
    return depth === 0 && kind === 'start' && name === 'script';
  });
}

/** What stands between the tags: the data, and the markup that is no data. */
function readInside(inside: readonly HtmlToken[], reading: Reading) {
  const { text, reader, tell } = reading;
  const [first, last] = [inside[0], inside.at(-1)];
  const raw = first && last ? text.slice(first.from, last.to) : '';
  const script = ownScript(inside);
  if (script >= 0) {
    const [start, content, end] = inside.slice(script, script + 3);
    const type = start?.attributes.find(({ name }) => name === 'type')?.value ?? '';
    if (!type.endsWith('json')) tell(reader.words.untyped);
    const json = content?.kind === 'text' ? text.slice(content.from, content.to) : '';
    const to = (content?.kind === 'end' ? content : end)?.to ?? last?.to ?? 0;
    const between = (text.slice(first?.from, start?.from) + text.slice(to, last?.to)).trim();
    return { json, between };
  }
  if (!isJson.test(raw.replace(/^(\s|<\/?p\b[^>]*>|<br\b[^>]*>)+/i, '')))
    return { json: '', between: raw.trim() };
  tell(reader.words.bareJson);
  return { json: raw, between: '' };
}

/** A tag's values: what stands in it wins over its data. */
function readTag(found: FoundTag, reading: Reading): Draft {
  const { start, tag, inside, isClosed, behind, swallowed } = found;
  const { text, reader, blocks, tell } = reading;
  const { texts, words } = reader;
  if (start.name !== tag) tell(`<${start.name}> ${words.noTag(tag ? [tag] : [])}`);
  if (start.isSelfClosed) tell(texts.selfClosed(`<${start.name} …/>`, `</${tag}>`));
  else if (!isClosed) tell(texts.unclosed(`</${tag}>`));
  const takesAll = isClosed && '(default)' in (reading.widget.contract.slots ?? {});
  if (swallowed && !takesAll)
    tell(words[isClosed ? 'nested' : 'swallowed'](`<${swallowed}>`, `</${tag}>`));
  const { json: own, between } = readInside(inside, reading);
  const beside = behind && !own.trim() ? text.slice(behind.from, behind.to) : '';
  if (beside) tell(texts.beside);
  const json = own + beside;
  const inTag = attributeValues(start.attributes, reading);
  const id = String(inTag.values.blockId ?? '');
  const page = json.trim() ? undefined : blocks.get(id);
  const { blockId: _, ...values } = inTag.values;
  const data = page ?? (/\S/.test(json) ? json : undefined);
  if (id && page === undefined && data === undefined) tell(texts.elsewhere(id));
  return {
    values: { ...(data && blockValues(data, reading)), ...(page ? values : inTag.values) },
    extra: inTag.extra,
    // What it has swallowed for want of an end tag is none of its own.
    between: swallowed && !isClosed ? '' : between,
  };
}

function pageBlocks(text: string, tokens: readonly HtmlToken[]): ReadonlyMap<string, string> {
  const blocks = new Map<string, string>();
  tokens.forEach(({ attributes, name }, at) => {
    const id = attributes.find((one) => one.name === 'data-atria-block')?.value;
    const content = tokens[at + 1];
    if (name === 'script' && id !== undefined && !blocks.has(id) && content?.kind === 'text')
      blocks.set(id, text.slice(content.from, content.to));
  });
  return blocks;
}

/** The widgets of a pasted text, each as it may be edited, with what was wrong. */
export function readSnippet(pasted: string, reader: Reader): ReadTag[] {
  // Source that was copied out of a page that shows it.
  const isEscaped = /&lt;atria/i.test(pasted) && !/<atria/i.test(pasted);
  const text = isEscaped ? unescaped(pasted.replace(/<[^>]*>/g, '')) : pasted;
  const tokens = htmlTokens(text);
  const blocks = pageBlocks(text, tokens);
  return findTags(
    tokens,
    reader.widgets.map(({ tag }) => tag),
  ).map((found) => {
    const mistakes: string[] = [];
    const tell = (mistake: string) => {
      if (!mistakes.includes(mistake)) mistakes.push(mistake);
    };
    if (isEscaped) tell(reader.texts.escaped);
    const widget = reader.widgets.find(({ tag }) => tag === found.tag);
    const written = text.slice(found.start.from, found.start.to);
    if (!widget) {
      tell(`<${found.start.name}> ${reader.words.noTag([])}`);
      return { written, draft: emptyDraft, mistakes };
    }
    const draft = readTag(found, { text, reader, widget, blocks, tell });
    return { widget, written, draft, mistakes };
  });
}
