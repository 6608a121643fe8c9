import { safeMarkup } from '../../src/cms/safe-markup';
import type { Contract } from '../../src/core/element/contract';
import {
  attributeName,
  attributeText,
  spellings,
} from '../../src/core/element/reading/attribute-text';
import { dataScript } from '../../src/core/element/reading/block-script';
import { findJsonFault } from '../../src/core/element/reading/find-json-fault';
import { givenValues, readData } from '../../src/core/element/reading/given-values';
import { mendJson } from '../../src/core/element/reading/mend-json';
import { readValues } from '../../src/core/element/reading/values';
import { blockIn, blockOf, isWrapper } from '../../src/read/data-block';
import { type Edit, edited, type Place, textAt } from '../../src/read/edits';
import {
  attributesOf,
  type Draft,
  isNothing,
  isPlainObject,
  objectOf,
  same,
  type Values,
} from '../model/values';
import { changedJson, safeJson } from './json-edits';
import type { PageSource } from './page-source';

/** The data of a tag: its own, else the page's block with its id; undefined without any. */
export function dataOf(tag: Element) {
  const { isOwn, script } = dataScript(tag, attributeText(tag, 'blockId'));
  /** Whether it is a block of the page, and not between the tags. */
  const isOfPage = !isOwn;
  return script && { script, text: script.textContent ?? '', isOfPage };
}

/** The values of a tag as its widget reads them. */
export interface TagValues {
  readonly values: Values;
  /** What cannot be read, and stays as it is: names of attributes, or `JSON` for the data. */
  readonly unread: readonly string[];
}

/** Reads the values of a tag, as its widget does. */
export function valuesOf(tag: Element, contract: Contract): TagValues {
  const data = dataOf(tag);
  const block = data ? readData(data.text) : {};
  const unread = isPlainObject(block) ? [] : ['JSON'];
  const readJson = (text: string, name: string) => {
    if (!('value' in mendJson(text))) unread.push(attributeName(name));
    return readData(text);
  };
  const attribute = (name: string) => attributeText(tag, name);
  const sources = { attribute, block: objectOf(block) };
  return { values: givenValues(attributesOf(contract), sources, readJson), unread };
}

/** An attribute as it is written; a flag that is on has no value. */
function writtenAttribute(name: string, value: unknown, mark: string): string {
  if (value === true) return name;
  const text = typeof value === 'object' ? safeJson(JSON.stringify(value)) : `${value}`;
  // Also for the filters of content systems, which see no quotes.
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(mark, mark === '"' ? '&quot;' : '&#39;');
  return `${name}=${mark}${escaped}${mark}`;
}

/** A change of what an editor has given a widget. */
export interface Change {
  readonly contract: Contract;
  readonly before: Pick<Draft, 'values' | 'between'>;
  readonly after: Pick<Draft, 'values' | 'between'>;
  /** The page's settings for all its widgets, by the names of the attributes. */
  readonly page: Readonly<Record<string, string | undefined>>;
}

/** The element that data is in: what is only a wrapper around it is part of it. */
const outermost = (data: Element): Element => {
  const { parentElement: parent } = data;
  return parent && isWrapper(parent.localName) && blockIn(parent) === blockIn(data)
    ? outermost(parent)
    : data;
};

/** The places of what is between the tags, without the data there. */
export function betweenOf(
  source: PageSource,
  tag: Element,
  data: Element | undefined = blockOf(tag),
): readonly Place[] {
  const { start, end } = source.tagsOf(tag) ?? {};
  if (!start || !end) return [];
  if (!data || !tag.contains(data)) return [{ from: start.to, to: end.from }];
  const { from, to } = source.placeOf(outermost(data));
  return [
    { from: start.to, to: from },
    { from: to, to: end.from },
  ];
}

/** The edits that put other content between the tags, beside the data. */
function betweenEdits(source: PageSource, tag: Element, between: string): readonly Edit[] {
  const places = betweenOf(source, tag);
  return places.map((place, at): Edit => {
    const [, before = '', after = ''] =
      /^(\s*)(?:\S[\s\S]*?)?(\s*)$/.exec(textAt(source.mended, place)) ?? [];
    const isLast = at === places.length - 1;
    return { ...place, text: before + (isLast ? safeMarkup(between).html : '') + after };
  });
}

/** Some of the values of a form; what is empty is undefined. */
const givenIn = (names: readonly string[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => [name, isNothing(values[name]) ? undefined : values[name]]),
  );

/** The values of data with those of a form in place of the former ones. */
function changedData(text: string, names: readonly string[], { before, after }: Change): string {
  const next = givenIn(names, after.values);
  const known = Object(readData(text));
  // What a content system has put between the values goes with the first change.
  if (findJsonFault(text) >= 0) return safeJson(JSON.stringify({ ...known, ...next }));
  // A value that an attribute hid has to go with it.
  const former = givenIn(names, before.values);
  for (const name of names) if (next[name] === undefined) former[name] = known[name];
  return changedJson(text, former, next);
}

/** The text of a value to write into a tag; undefined if the widget reads the same without it. */
function toWrite(name: string, { contract, after, page }: Change): unknown {
  const value = after.values[name];
  if (value !== false) return isNothing(value) ? undefined : value;
  const attribute = attributesOf(contract)[name];
  const without = { properties: {}, attribute: () => null, block: {}, page };
  return attribute && readValues({ [name]: attribute }, without).values[name] ? 'false' : undefined;
}

/** The edit of an attribute that a tag has. */
function attributeEdit(source: PageSource, name: string, place: Place, value: unknown): Edit {
  const from = source.mended.slice(0, place.from).trimEnd().length;
  if (value === undefined) return { from, to: place.to, text: '' };
  const [, written = name, mark = '"'] =
    /^([^\s=]+)(?:\s*=\s*(["']))?/.exec(textAt(source.mended, place)) ?? [];
  return { ...place, text: writtenAttribute(written, value, mark) };
}

/** The edits of a tag's data; data that would be empty go, with their script. */
function dataEdits(
  source: PageSource,
  tag: Element,
  names: readonly string[],
  change: Change,
): readonly Edit[] {
  const data = dataOf(tag);
  const start = source.tagsOf(tag)?.start.to ?? 0;
  if (names.length === 0) return [];
  const json = data
    ? changedData(data.text, names, change)
    : safeJson(JSON.stringify(givenIn(names, change.after.values)));
  const isEmpty = Object.keys(Object(readData(json))).length === 0;
  if (!data) {
    const script = `<script type="application/json">${json}</script>`;
    return isEmpty ? [] : [{ from: start, to: start, text: script }];
  }
  const { start: open, end } = source.tagsOf(data.script) ?? {};
  if (isEmpty && !data.isOfPage) return [{ ...source.placeOf(data.script), text: '' }];
  return open && end ? [{ from: open.to, to: end.from, text: json }] : [];
}

/**
 * The edits that put changed values into a tag: each where it is, in the tag or in its data. Data
 * that other tags share stays, and the tag has its own values; what cannot be read stays as it is.
 */
function valueEdits(source: PageSource, tag: Element, change: Change): readonly Edit[] {
  const { contract, before, after } = change;
  const { start, attributes } = source.tagsOf(tag) ?? {};
  if (!start || !attributes) return [];
  const data = dataOf(tag);
  const { unread } = valuesOf(tag, contract);
  const isShared =
    data?.isOfPage === true &&
    source.tags.some((one) => one !== tag && dataOf(one)?.script === data.script);
  const hasData = !isShared && !unread.includes('JSON');
  const known = data && hasData ? Object(readData(data.text)) : {};
  const edits: Edit[] = [];
  const inData: string[] = [];
  const added: string[] = [];
  for (const [name, { kind }] of Object.entries(attributesOf(contract))) {
    const isUnread = unread.includes(attributeName(name));
    if (isUnread || same(before.values[name], after.values[name])) continue;
    const value = toWrite(name, change);
    const own = spellings(name).find((one) => attributes.has(one));
    const place = attributes.get(own ?? '');
    if (own && place) edits.push(attributeEdit(source, own, place, value));
    const isData = Object.hasOwn(known, name) || (!place && kind === 'json' && !isShared);
    if (isData && (!place || value === undefined)) inData.push(name);
    else if (!place && value !== undefined)
      added.push(` ${writtenAttribute(attributeName(name), value, kind === 'json' ? "'" : '"')}`);
  }
  const ends = Array.from(attributes, ([, { to }]) => to);
  const at = Math.max(start.from + 1 + tag.localName.length, ...ends);
  return [
    ...edits,
    { from: at, to: at, text: added.join('') },
    ...dataEdits(source, tag, hasData ? inData : [], change),
  ];
}

/**
 * A text with what was changed of one of its tags. Only that is written: all else of the text stays
 * to the letter.
 *
 * @param tag one of `source.tags`, without a fault in its writing
 */
export function changedTag(source: PageSource, tag: Element, change: Change): string {
  const { before, after } = change;
  const inside = before.between === after.between ? [] : betweenEdits(source, tag, after.between);
  const edits = [...valueEdits(source, tag, change), ...inside];
  const written = edits.map((edit) => ({ ...edit, ...source.written(edit) }));
  return edited(source.text, written);
}
