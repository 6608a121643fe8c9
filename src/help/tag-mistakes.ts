import { attributeName } from '../core/element/reading/attribute-text';
import type { Coded } from '../read/words-table';
import { wrongInside } from './between-tags';
import { lackingIn, placeText, type Vocabulary } from './fields';
import type { Told } from './mistake';
import { nearest } from './nearest';
import { type OwnProblem, ownProblems } from './own-problems';
import { missingPictures, unfitPictures } from './shown-pictures';
import { type FoundSlip, slipsIn, toldSlip } from './slips';
import type { Tag } from './tag-data';
import { isMisquoted, quoteSlip, unknownNames } from './unknown-names';

/** Attributes that a later release will remove, in the tag or in its block. */
const going = ({ element, values }: Tag, { deprecated }: Vocabulary): Coded[] =>
  Object.entries(deprecated[element.localName] ?? {})
    .filter(([key]) => Object.hasOwn(values, key))
    .map(([key, instead]) => ({
      code: 'deprecated',
      params: { name: attributeName(key), instead: { code: instead } },
    }));

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

/**
 * All that can be corrected at one `atria-*` tag, one problem per error: a problem that the widget
 * reports is dropped if its cause is known, and a missing value if it only could not be read.
 */
export function tagMistakes(tag: Tag, vocabulary: Vocabulary): Told[] {
  const { element, places } = tag;
  const attributes = vocabulary.tags[element.localName];
  if (!attributes) {
    const meant = nearest(element.localName, Object.keys(vocabulary.tags));
    return [{ code: 'noTag', params: { meant: meant.map((name) => `<${name}>`) } }];
  }
  const inside = wrongInside(element, vocabulary);
  const quotes = quoteSlip(element);
  const slips = [...quotes, ...slipsIn(places)];
  const unknown = unknownNames(element, attributes, vocabulary).filter(
    ({ isBare }) => !(isBare && quotes.length > 0),
  );
  const all = ownProblems(element, attributes);
  // The codes of data that a tag does not read.
  const isUnread =
    inside.some(({ code }) => /^(bareJson|untyped|around|behind)$/.test(code)) ||
    all.some(({ isOfData }) => isOfData);
  const meant = unknown.flatMap(({ params }) => params.meant?.[0] ?? []).map(attributeName);
  const isCause = ({ key, isMissing }: OwnProblem) =>
    isMissing && (isUnread || meant.includes(attributeName(key)));
  const isCut = ({ key }: OwnProblem) =>
    quotes.length > 0 && isMisquoted(element.getAttribute(attributeName(key)) ?? '');
  const lacking = lackingIn(places);
  const known = [...slips.map(({ path }) => path), ...lacking].map((path) => `${path.join('.')}.`);
  // The widget's own report is about one of these places, or about what is in it.
  const isSaid = ({ key }: OwnProblem) => known.some((place) => `${key}.`.startsWith(place));
  const own = all.filter((one) => !isCause(one) && !isCut(one) && !isSaid(one));
  const ofValues = [
    ...slips.map(placedSlip),
    ...unknown.map(({ code, params }) => ({ code, params })),
    ...lacking.slice(0, 5).map((path) => ({ code: 'lacking', params: { where: placeText(path) } })),
  ];
  return [
    ...once(ofValues).map((one) => ({ ...one, isOfValues: true })),
    ...missingPictures(tag, slips),
    ...unfitPictures(tag),
    ...going(tag, vocabulary),
    ...inside,
    ...foreignSearch(element),
    ...own,
  ];
}
