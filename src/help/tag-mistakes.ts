import { attributeName } from '../core/element/attribute-text';
import type { Stopped } from '../core/element/error-boundary';
import type { Problem } from '../core/element/problem';
import { smallKeys } from '../core/element/small-keys';
import { missingFields } from './missing-fields';
import { nearest } from './nearest';
import { readWhole } from './read-whole';
import type { FieldNames, Vocabulary } from './vocabulary';
import type { Words } from './words';

/** Attributes of every HTML element that a host may well set on a widget. */
export const ofEveryElement =
  /^(id|class|style|slot|title|role|lang|dir|hidden|inert|part|is|tabindex|translate|key|ref|data-.+|aria-.+|on.+)$/;

/** The value of a JSON text; undefined when it is not JSON, of which the widget itself tells. */
const parsed = (text: string | null | undefined): unknown => smallKeys(readWhole(text ?? '').value);

interface Asked {
  readonly where: string;
  readonly value: unknown;
  readonly fields: FieldNames | readonly string[];
  readonly words: Words;
}

const isValues = (fields: Asked['fields']): fields is readonly string[] => Array.isArray(fields);

/** The keys of an object, or of the entries of a list, that are no names, and values not known. */
function unknownFields({ where, value, fields, words }: Asked): string[] {
  if (isValues(fields)) {
    const isKnown = typeof value !== 'string' || value === '' || fields.includes(value);
    return isKnown ? [] : [words.noName(where, value, nearest(value, fields), fields)];
  }
  const names = Object.keys(fields);
  if (Array.isArray(value))
    return value
      .flatMap((entry, at) =>
        unknownFields({ where: `${where}[${at}]`, value: entry, fields, words }),
      )
      .slice(0, 5);
  if (typeof value !== 'object' || value === null || names.length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field)
      return unknownFields({ where: `${where}.${name}`, value: inner, fields: field, words });
    return [words.noName(where, name, nearest(name, names), names)];
  });
}

/** Where a widget's JSON stands, beside its attributes. */
function blocksOf(element: Element): { where: string; value: unknown }[] {
  const child = element.querySelector(':scope > script[type$="application/json"]');
  const id = element.getAttribute('block-id');
  const page = id && document.querySelector(`script[data-atria-block="${CSS.escape(id)}"]`);
  return [
    { where: 'JSON', value: parsed(child?.textContent) },
    { where: `data-atria-block "${id}"`, value: page ? parsed(page.textContent) : undefined },
  ];
}

function misspelt(element: Element, attributes: FieldNames, vocabulary: Vocabulary, words: Words) {
  const names = [...Object.keys(attributes), ...vocabulary.common];
  const kebabs = names.map(attributeName);
  // Frameworks write the property's name, which HTML puts in small letters.
  const known = [...kebabs, ...names.map((name) => name.toLowerCase())];
  const inTag = [...element.attributes]
    .map(({ name }) => name)
    .filter((name) => /^[a-z][a-z-]*$/.test(name))
    .filter((name) => !known.includes(name) && !ofEveryElement.test(name))
    .map((name) => words.noName('', name, nearest(name, kebabs), []));
  const inBlocks = blocksOf(element)
    // A list has no attribute names; that it is none of an object the widget itself tells.
    .filter(({ value }) => !Array.isArray(value))
    .flatMap(({ where, value }) => unknownFields({ where, value, fields: attributes, words }));
  const inValues = Object.entries(attributes).flatMap(([name, fields]) =>
    unknownFields({
      where: attributeName(name),
      value: parsed(element.getAttribute(attributeName(name))),
      fields,
      words,
    }),
  );
  return [...inTag, ...inBlocks, ...inValues];
}

/** What the entries of a tag's lists and objects lack, in its blocks and its attributes. */
function lacking(element: Element, { required }: Vocabulary, words: Words): string[] {
  const paths = Object.hasOwn(required, element.localName) ? required[element.localName] : [];
  const blocks = blocksOf(element);
  return (paths ?? []).flatMap((path) => {
    const [name = '', ...rest] = path.split('.');
    const attribute = {
      where: attributeName(name),
      value: parsed(element.getAttribute(attributeName(name))),
    };
    return [
      ...blocks.flatMap(({ where, value }) => missingFields(value, [name, ...rest], where)),
      ...missingFields(attribute.value, rest, attribute.where),
    ].map(words.lacking);
  });
}

/** Attributes that a later release does not know any more, in the tag or in its block. */
function going(element: Element, { deprecated }: Vocabulary, words: Words): string[] {
  const ofTag = Object.hasOwn(deprecated, element.localName) ? deprecated[element.localName] : {};
  const blocks = blocksOf(element).map(({ value }) => Object(value) as object);
  return Object.entries(ofTag ?? {})
    .filter(
      ([name]) =>
        element.hasAttribute(attributeName(name)) ||
        element.hasAttribute(name) ||
        blocks.some((block) => Object.hasOwn(block, name)),
    )
    .map(([name, instead]) => words.deprecated(attributeName(name), instead));
}

/** Where the search page is unless a tag or the page says so; see `searchUrl` of the contracts. */
const finnishSearch = '/haku';

/** A tag in another language that leads to the Finnish search page, and was not told to. */
function foreignSearch(element: Element, words: Words): string[] {
  const { searchUrl } = element as Element & { readonly searchUrl?: unknown };
  const { lang = 'fi' } = element.shadowRoot?.querySelector<HTMLElement>('[part~=root]') ?? {};
  const isMeant = searchUrl !== finnishSearch || element.hasAttribute('search-url');
  return isMeant || lang === 'fi' ? [] : [words.foreignSearch(finnishSearch)];
}

/** Whether it stands in a slot of the tag, as it should. */
const isSlotted = (one: Element, tag: Element): boolean =>
  one !== tag && (one.hasAttribute('slot') || isSlotted(one.parentElement ?? tag, tag));

function wrongInside(element: Element, words: Words): string[] {
  const told: string[] = [];
  // A heading that says what the tag says is shown until the widget comes.
  const own = [...element.attributes].map(({ value }) => value);
  const within = [...element.querySelectorAll('*')].filter((one) => !isSlotted(one, element));
  const inside = within.find(
    (one) =>
      one.matches('main, footer, script[src]') ||
      (/^h[1-6]$/.test(one.localName) && !own.includes(one.textContent ?? '')),
  );
  const widget = within.find(({ localName }) => localName.startsWith('atria-'));
  const swallowed = widget ?? inside;
  if (swallowed) told.push(words.swallowed(`<${swallowed.localName}>`));
  const isBare = [...element.childNodes].some(
    (node) =>
      node.nodeType === Node.TEXT_NODE && /^\s*[[{]\s*["{[\]}]/.test(node.textContent ?? ''),
  );
  if (isBare) told.push(words.bareJson);
  const untyped = element.querySelector(
    ':scope > script:not([type$="application/json"], [type$="ld+json"], [src])',
  );
  if (/^\s*[[{]/.test(untyped?.textContent ?? '')) told.push(words.untyped);
  return told;
}

/**
 * Where a widget keeps what it knows to be wrong with its values, what its view has found, and what
 * of it has stopped; see widget-element.tsx, problem.ts and error-boundary.tsx of core/element.
 */
const problemsKey = Symbol.for('atria.problems');
const foundKey = Symbol.for('atria.found');
const stoppedKey = Symbol.for('atria.stopped');
interface Knowing {
  readonly [problemsKey]?: readonly Problem[];
  readonly [foundKey]?: Iterable<Problem>;
  readonly [stoppedKey]?: Stopped;
}

/** What an editor can mend at one `atria-*` tag, in words. */
export function tagMistakes(element: Element, vocabulary: Vocabulary, words: Words): string[] {
  const tag = element.localName;
  const attributes = Object.hasOwn(vocabulary.tags, tag) ? vocabulary.tags[tag] : undefined;
  if (!attributes) return [words.noTag(nearest(tag, Object.keys(vocabulary.tags)))];
  return [
    ...misspelt(element, attributes, vocabulary, words),
    ...lacking(element, vocabulary, words),
    ...going(element, vocabulary, words),
    ...wrongInside(element, words),
    ...foreignSearch(element, words),
  ];
}

/** What the widget itself has found, and said in the console. */
export function ownProblems(element: Element, words: Words): string[] {
  const {
    [problemsKey]: known = [],
    [foundKey]: found = [],
    [stoppedKey]: stopped = [],
  } = element as Knowing;
  return [
    ...[...stopped]
      .filter(([{ state }]) => state.failed)
      .map(([, error]) => words.stopped(String(error))),
    ...[...known, ...found].map(words.problem),
  ];
}
