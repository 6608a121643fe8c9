import type { FacetCategory, FacetTag, SearchResult } from '../../api/search';

/** A list without an id that it has, or with one that it lacks at its end [SRCH-05]. */
export const toggled = <T>(list: readonly T[], id: T): readonly T[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** What narrows the hits: a facet tag, or a product group, whose id is a text. */
export type ChoiceId = number | string;

/** Choices with their names, for chips. */
export type Chosen = readonly { readonly id: ChoiceId; readonly name: string }[];

/** A tag that an answer has named; a later one may leave it out, for example without hits. */
interface KnownTag extends FacetTag {
  readonly isLeftOut?: boolean;
}

const mapTags = (facets: readonly FacetCategory[], change: (tag: KnownTag) => KnownTag) =>
  facets.map((category) => ({ ...category, facetTags: category.facetTags.map(change) }));

/** A list with those of an older one that it lacks, each in its old place. */
function withOlder<T extends { readonly id: number }>(
  list: readonly T[],
  older: readonly T[],
): readonly T[] {
  const all = [...list];
  older.forEach((one, at) => {
    if (!list.some(({ id }) => id === one.id)) all.splice(at, 0, one);
  });
  return all;
}

/**
 * An answer with all facets that it or the one before it names, so that a chosen tag keeps its name
 * and its place, whatever later answers leave out.
 */
export function withKnownFacets<Hit>(
  answer: SearchResult<Hit>,
  { facetCategories: before }: SearchResult<Hit>,
): SearchResult<Hit> {
  const leftOut = mapTags(before, (tag) => ({
    ...tag,
    count: 0,
    selected: false,
    isLeftOut: true,
  }));
  const tagsOf = (id: number) => leftOut.find((one) => one.id === id)?.facetTags ?? [];
  const named = answer.facetCategories.map((category) => ({
    ...category,
    facetTags: withOlder<KnownTag>(category.facetTags, tagsOf(category.id)),
  }));
  return { ...answer, facetCategories: [...withOlder(named, leftOut)] as FacetCategory[] };
}

/** The tags of a category that a visitor may see [SRCH-06]. */
export const visibleTags = ({ facetTags }: FacetCategory): readonly FacetTag[] =>
  facetTags.filter(({ display }) => display !== false);

/** A category's options for a dropdown: name and count [SRCH-06, SRCH-07]. */
export const dropdownItems = (category: FacetCategory) =>
  visibleTags(category).map(({ id, name, count }) => ({ id, label: `${name} (${count})` }));

/**
 * The known facets for the present query. Selected are the chosen tags, and those that the server
 * marked, as long as its answer belongs to the present query. Tags that the answer leaves out are
 * displayed only while they are chosen.
 */
export const facetsFor = (
  facets: readonly FacetCategory[],
  chosen: readonly number[],
  isAnswered: boolean,
): readonly FacetCategory[] =>
  mapTags(facets, (tag) => ({
    ...tag,
    selected: chosen.includes(tag.id) || (isAnswered && tag.selected),
    display: tag.display && (!tag.isLeftOut || chosen.includes(tag.id)),
  }));

/** The ids of the selected tags of some categories, among those that a visitor may see. */
export const selectedTags = (...facets: readonly FacetCategory[]): readonly number[] =>
  facets.flatMap(visibleTags).flatMap(({ id, selected }) => (selected ? id : []));
