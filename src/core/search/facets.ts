import type { FacetCategory, FacetTag } from '../../api/search';

/** A list with an id taken out if it is in, else added at the end [SRCH-05]. */
export const toggled = <T>(list: readonly T[], id: T): readonly T[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** The tags of a category that a visitor may see [SRCH-06]. */
export const visibleTags = ({ facetTags }: FacetCategory): readonly FacetTag[] =>
  facetTags.filter(({ display }) => display !== false);

/** A category's options for a dropdown: name and count [SRCH-06, SRCH-07]. */
export const dropdownItems = (category: FacetCategory) =>
  visibleTags(category).map(({ id, name, count }) => ({ id, label: `${name} (${count})` }));

/**
 * The facets of an answer with what holds now as `selected`: tags that are chosen, and those the
 * server marked, as long as its answer is the one to what is asked.
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

/** The ids of the selected tags of some categories, of those that a visitor may see. */
export const selectedTags = (...facets: readonly FacetCategory[]): readonly number[] =>
  facets.flatMap(visibleTags).flatMap(({ id, selected }) => (selected ? id : []));

/** What was chosen, for chips: tags, and where there are any, product groups with texts as ids. */
export type Chosen = readonly { readonly id: string | number; readonly name: string }[];

/**
 * The chips of chosen tags: one that no facet names has its number for one, so that it can be taken
 * away as well [SRCH-27].
 */
export const chipsOf = (
  ids: readonly number[],
  ...sources: readonly (readonly FacetTag[])[]
): Chosen => ids.map((id) => tagsOf([id], ...sources)[0] ?? { id, name: `${id}` });

/** The tags of these ids, in the order they were chosen; an id that nobody knows has no tag. */
export function tagsOf(
  ids: readonly number[],
  ...sources: readonly (readonly FacetTag[])[]
): readonly FacetTag[] {
  const known = sources.flat();
  return ids.flatMap((id) => known.find((tag) => tag.id === id) ?? []);
}
