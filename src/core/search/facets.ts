import type { FacetCategory, FacetTag } from '../../api/search';

/** A list without an id that it has, or with one that it lacks at its end [SRCH-05]. */
export const toggled = <T>(list: readonly T[], id: T): readonly T[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** The tags of a category that a visitor may see [SRCH-06]. */
export const visibleTags = ({ facetTags }: FacetCategory): readonly FacetTag[] =>
  facetTags.filter(({ display }) => display !== false);

/** A category's options for a dropdown: name and count [SRCH-06, SRCH-07]. */
export const dropdownItems = (category: FacetCategory) =>
  visibleTags(category).map(({ id, name, count }) => ({ id, label: `${name} (${count})` }));

/**
 * The facets of an answer, with `selected` for the present query: the chosen tags, and those that
 * the server marked, as long as its answer belongs to the present query.
 */
export const withSelection = (
  facets: readonly FacetCategory[],
  chosen: readonly number[],
  isAnswered: boolean,
): readonly FacetCategory[] =>
  facets.map((category) => ({
    ...category,
    facetTags: category.facetTags.map((tag) => ({
      ...tag,
      selected: chosen.includes(tag.id) || (isAnswered && tag.selected),
    })),
  }));

/** The ids of the selected tags of some categories, among those that a visitor may see. */
export const selectedTags = (...facets: readonly FacetCategory[]): readonly number[] =>
  facets.flatMap(visibleTags).flatMap(({ id, selected }) => (selected ? id : []));

/** The choices for chips: tags, and possibly product groups, whose ids are texts. */
export type Chosen = readonly { readonly id: string | number; readonly name: string }[];

/**
 * The chips of chosen tags. A tag that no facet names shows its number, so that it can be removed
 * as well [SRCH-27].
 */
export const chipsOf = (ids: readonly number[], known: readonly FacetTag[]): Chosen =>
  ids.map((id) => known.find((tag) => tag.id === id) ?? { id, name: `${id}` });
