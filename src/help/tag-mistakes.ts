import { attributeName } from '../core/element/reading/attribute-text';
import type { Coded } from '../read/words-table';
import { wrongInside } from './between-tags';
import { missingPictures } from './missing-things';
import type { Told } from './mistake';
import { nearest } from './nearest';
import { type OwnProblem, ownProblems } from './own-problems';
import { unfitPictures } from './shown-pictures';
import { type FoundSlip, placeText, toldSlip } from './slips';
import { blocksOf, jsonOf, valuesOf } from './tag-data';
import { isCurly, tagSlips } from './tag-slips';
import { unknownNames } from './unknown-names';
import type { Vocabulary } from './vocabulary';

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
function lacking(element: Element, { required }: Vocabulary): Coded[] {
  const blocks = blocksOf(element);
  return (required[element.localName] ?? []).flatMap((path) => {
    const [name = '', ...rest] = path.split('.');
    return [
      ...blocks.flatMap(({ where, value }) => missingFields(value, [name, ...rest], where)),
      ...missingFields(jsonOf(element, name), rest, attributeName(name)),
    ].map((where) => ({ code: 'lacking', params: { where } }));
  });
}

/** Attributes that a later release will remove, in the tag or in its block. */
function going(element: Element, vocabulary: Vocabulary): Coded[] {
  const given = valuesOf(element, vocabulary);
  return Object.entries(vocabulary.deprecated[element.localName] ?? {})
    .filter(([name]) => Object.hasOwn(given, name))
    .map(([name, instead]) => ({
      code: 'deprecated',
      params: { name: attributeName(name), instead: { code: instead } },
    }));
}

/** The search page unless a tag or the page sets it; see `searchUrl` of the contracts. */
const finnishSearch = '/haku';

/** A tag in another language that leads to the Finnish search page by default. */
function foreignSearch(element: Element): Coded[] {
  const { searchUrl } = element as Element & { readonly searchUrl?: unknown };
  const { lang = 'fi' } = element.shadowRoot?.querySelector<HTMLElement>('[part~=root]') ?? {};
  const isMeant = searchUrl !== finnishSearch || element.hasAttribute('search-url');
  return isMeant || lang === 'fi'
    ? []
    : [{ code: 'foreignSearch', params: { address: finnishSearch } }];
}

/** A typing error in its place; one of a whole tag names no place. */
const placedSlip = ({ path, slip }: FoundSlip): Coded => {
  const [name, ...rest] = path;
  const place = rest.length > 0 ? placeText(path) : attributeName(String(name));
  return toldSlip(slip.cause === 'quote' ? '' : place, slip);
};

/** Each problem once. */
const once = (all: readonly Coded[]): Coded[] =>
  Object.values(Object.fromEntries(all.map((one) => [JSON.stringify(one), one])));

/** Whether a typing error explains a widget's own report: for the same value, or its container. */
const isSaid = (slips: readonly FoundSlip[], element: Element, { key }: OwnProblem): boolean =>
  slips.some(({ path }) => key === path.join('.') || key.startsWith(`${path.join('.')}.`)) ||
  (slips.some(({ slip }) => slip.cause === 'quote') && isCurly(element, attributeName(key)));

/**
 * All that can be corrected at one `atria-*` tag, one problem per error: a problem that the widget
 * reports is dropped if its cause is known, and a missing value if it only could not be read.
 */
export function tagMistakes(element: Element, vocabulary: Vocabulary): Told[] {
  const tag = element.localName;
  const attributes = vocabulary.tags[tag];
  if (!attributes) {
    const meant = nearest(tag, Object.keys(vocabulary.tags)).map((name) => `<${name}>`);
    return [{ code: 'noTag', params: { meant } }];
  }
  const inside = wrongInside(element, vocabulary);
  const slips = tagSlips(element, vocabulary);
  const isMisquoted = slips.some(({ slip }) => slip.cause === 'quote');
  const unknown = unknownNames(element, attributes, vocabulary).filter(
    ({ isBare }) => !(isBare && isMisquoted),
  );
  const all = ownProblems(element, attributes);
  const isUnread = inside.isOfData || all.some(({ isOfData }) => isOfData);
  const isCause = ({ key, isMissing }: OwnProblem) =>
    isMissing &&
    (isUnread ||
      unknown.some(({ meant }) => meant[0] && attributeName(meant[0]) === attributeName(key)));
  const own = all.filter((one) => !isCause(one) && !isSaid(slips, element, one));
  const ofValues = [
    ...slips.map(placedSlip),
    ...unknown.map(({ code, params }) => ({ code, params })),
    ...lacking(element, vocabulary),
  ];
  const others = [
    ...missingPictures(element, vocabulary, slips),
    ...unfitPictures(element, vocabulary),
    ...going(element, vocabulary),
    ...inside.told,
    ...foreignSearch(element),
  ];
  return [...once(ofValues).map((one) => ({ ...one, isOfValues: true })), ...others, ...own];
}
