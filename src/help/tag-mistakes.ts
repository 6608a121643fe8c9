import { attributeName } from '../core/element/reading/attribute-text';
import type { Coded } from '../read/words-table';
import { wrongInside } from './between-tags';
import { lackingIn, type Path, placeText } from './fields';
import { missingPictures } from './missing-things';
import type { Told } from './mistake';
import { nearest } from './nearest';
import { type OwnProblem, ownProblems } from './own-problems';
import { unfitPictures } from './shown-pictures';
import { type FoundSlip, toldSlip } from './slips';
import { valuesOf } from './tag-data';
import { isCurly, tagSlips } from './tag-slips';
import { unknownNames } from './unknown-names';
import { fieldsOf, type Vocabulary } from './vocabulary';

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

/** Whether places explain a widget's own report: it is about one of them, or about what is in it. */
const isSaid = (places: readonly Path[], { key }: OwnProblem): boolean =>
  places.some((path) => key === path.join('.') || key.startsWith(`${path.join('.')}.`));

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
  const isCut = ({ key }: OwnProblem) => isMisquoted && isCurly(element, attributeName(key));
  const lacking = lackingIn(valuesOf(element, vocabulary), fieldsOf(element, vocabulary));
  const known = [...slips.map(({ path }) => path), ...lacking];
  const own = all.filter((one) => !isCause(one) && !isCut(one) && !isSaid(known, one));
  const ofValues = [
    ...slips.map(placedSlip),
    ...unknown.map(({ code, params }) => ({ code, params })),
    ...lacking.slice(0, 5).map((path) => ({ code: 'lacking', params: { where: placeText(path) } })),
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
