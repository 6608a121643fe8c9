import { attributeName } from '../core/element/reading/attribute-text';
import { wrongInside } from './between-tags';
import { missingPictures } from './missing-things';
import type { Told } from './mistake';
import { nearest } from './nearest';
import { type OwnProblem, ownProblems } from './own-problems';
import { unfitPictures } from './shown-pictures';
import { type FoundSlip, placeText } from './slips';
import { blocksOf, jsonOf, valuesOf } from './tag-data';
import { isCurly, tagSlips } from './tag-slips';
import { unknownNames } from './unknown-names';
import type { Vocabulary } from './vocabulary';
import type { Words } from './words';

/**
 * Required fields that are missing, as `JSON.product.code`; five at most. What contains them may
 * itself be absent.
 *
 * @param path names of the fields that lead there, through lists too.
 */
function missingFields(value: unknown, path: readonly string[], where: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => missingFields(entry, path, `${where}[${at}]`)).slice(0, 5);
  const [name, ...rest] = path;
  if (!name || typeof value !== 'object' || value === null) return [];
  const inner = (value as Readonly<Record<string, unknown>>)[name];
  if (rest.length > 0) return missingFields(inner, rest, `${where}.${name}`);
  return inner === undefined || inner === null || inner === '' ? [`${where}.${name}`] : [];
}

/** The fields that entries of a tag's lists and objects lack, in its blocks and its attributes. */
function lacking(element: Element, { required }: Vocabulary, words: Words): string[] {
  const blocks = blocksOf(element);
  return (required[element.localName] ?? []).flatMap((path) => {
    const [name = '', ...rest] = path.split('.');
    return [
      ...blocks.flatMap(({ where, value }) => missingFields(value, [name, ...rest], where)),
      ...missingFields(jsonOf(element, name), rest, attributeName(name)),
    ].map(words.lacking);
  });
}

/** Attributes that a later release will remove, in the tag or in its block. */
function going(element: Element, vocabulary: Vocabulary, words: Words): string[] {
  const given = valuesOf(element, vocabulary);
  return Object.entries(vocabulary.deprecated[element.localName] ?? {})
    .filter(([name]) => Object.hasOwn(given, name))
    .map(([name, instead]) => words.deprecated(attributeName(name), instead));
}

/** The search page unless a tag or the page sets it; see `searchUrl` of the contracts. */
const finnishSearch = '/haku';

/** A tag in another language that leads to the Finnish search page by default. */
function foreignSearch(element: Element, words: Words): string[] {
  const { searchUrl } = element as Element & { readonly searchUrl?: unknown };
  const { lang = 'fi' } = element.shadowRoot?.querySelector<HTMLElement>('[part~=root]') ?? {};
  const isMeant = searchUrl !== finnishSearch || element.hasAttribute('search-url');
  return isMeant || lang === 'fi' ? [] : [words.foreignSearch(finnishSearch)];
}

/** A typing error in words; one of a whole tag names no place. */
const slipText = ({ path, slip }: FoundSlip, words: Words): string => {
  const [name, ...rest] = path;
  const place = rest.length > 0 ? placeText(path) : attributeName(String(name));
  return words.slip(slip.cause === 'quote' ? '' : place, slip);
};

/** Whether a typing error explains a widget's own report: for the same value, or its container. */
const isSaid = (slips: readonly FoundSlip[], element: Element, { key }: OwnProblem): boolean =>
  slips.some(({ path }) => key === path.join('.') || key.startsWith(`${path.join('.')}.`)) ||
  (slips.some(({ slip }) => slip.cause === 'quote') && isCurly(element, attributeName(key)));

/**
 * All that can be corrected at one `atria-*` tag, one problem per error: a problem that the widget
 * reports is dropped if its cause is known, and a missing value if it only could not be read.
 */
export function tagMistakes(element: Element, vocabulary: Vocabulary, words: Words): Told[] {
  const tag = element.localName;
  const attributes = vocabulary.tags[tag];
  if (!attributes) return [{ text: words.noTag(nearest(tag, Object.keys(vocabulary.tags))) }];
  const inside = wrongInside(element, vocabulary, words);
  const slips = tagSlips(element, vocabulary);
  const isMisquoted = slips.some(({ slip }) => slip.cause === 'quote');
  const unknown = unknownNames(element, attributes, vocabulary, words).filter(
    ({ isBare }) => !(isBare && isMisquoted),
  );
  const all = ownProblems(element, attributes, words);
  const isUnread = inside.isOfData || all.some(({ isOfData }) => isOfData);
  const isCause = ({ key, isMissing }: OwnProblem) =>
    isMissing && (isUnread || unknown.some(({ meant }) => meant[0] === key));
  const own = all.filter((one) => !isCause(one) && !isSaid(slips, element, one));
  const ofValues = [
    ...slips.map((one) => slipText(one, words)),
    ...unknown.map(({ text }) => text),
    ...lacking(element, vocabulary, words),
  ];
  const others = [
    ...missingPictures(element, vocabulary, slips, words),
    ...unfitPictures(element, vocabulary, words),
    ...going(element, vocabulary, words),
    ...inside.texts,
    ...foreignSearch(element, words),
  ];
  return [
    ...[...new Set(ofValues)].map((text) => ({ text, isOfValues: true })),
    ...others.map((text) => ({ text })),
    ...own,
  ];
}
