import type { FacetCategory, FacetTag, NewsHit } from '../../api/search';
import type { CardType } from '../../core/cards/card-types';
import type { Search } from '../../core/search/use-search';
import { clean } from '../../read/text';

type Facets = readonly FacetCategory[];
type Ids = readonly number[];

/** The categories are the tags of the first facet category. */
const categoriesOf = (facets: Facets): readonly FacetTag[] => facets[0]?.facetTags ?? [];

/** A further facet category with the id of a category holds its sub-categories [SRCH-34]. */
const subCategoriesOf = (facets: Facets, id: number): FacetCategory | undefined =>
  facets.slice(1).find((facet) => facet.id === id);

/** A category with its sub-categories. */
const familyOf = (facets: Facets, id: number): Ids => [
  id,
  ...(subCategoriesOf(facets, id)?.facetTags.map((tag) => tag.id) ?? []),
];

/** The chosen tags, each sub-category after its category, which an address may omit. */
const withCategories = (facets: Facets, chosen: Ids): Ids => {
  const categories = categoriesOf(facets).map(({ id }) => id);
  const parentOf = (tag: number) => categories.find((id) => familyOf(facets, id).includes(tag));
  return [...new Set(chosen.flatMap((tag) => [parentOf(tag) ?? tag, tag]))];
};

const without = (list: Ids, gone: Ids): Ids => list.filter((id) => !gone.includes(id));

/** The one of some tags that was chosen first. */
const firstOf = (tags: readonly FacetTag[], chosen: Ids): FacetTag | undefined =>
  chosen.flatMap((id) => tags.find((tag) => tag.id === id) ?? [])[0];

/** The newsroom's filters for the chosen tags. */
export function topicsOf(facets: Facets, chosen: Ids) {
  const ids = withCategories(facets, chosen);
  const category = firstOf(categoriesOf(facets), ids);
  const subCategories = category && subCategoriesOf(facets, category.id);
  return {
    categories: facets[0],
    category,
    subCategories,
    subCategory: firstOf(subCategories?.facetTags ?? [], ids),
    /** Facet categories without relation to the categories. */
    others: facets.slice(1).filter(({ id }) => categoriesOf(facets).every((tag) => tag.id !== id)),
  };
}

/** Another category, or none, instead of the chosen one and its sub-categories. */
export function withCategory(facets: Facets, chosen: Ids, category: Ids): Ids {
  const families = categoriesOf(facets).flatMap(({ id }) => familyOf(facets, id));
  return [...without(chosen, families), ...category];
}

/** A category with another sub-category, or with none. */
export const withSubCategory = (facets: Facets, chosen: Ids, category: number, sub: Ids): Ids => [
  ...without(chosen, familyOf(facets, category)),
  category,
  ...sub,
];

/** The tags without one: a category takes its sub-categories along, not vice versa [SRCH-34]. */
const withoutTag = (facets: Facets, chosen: Ids, id: number): Ids =>
  without(chosen, categoriesOf(facets).some((tag) => tag.id === id) ? familyOf(facets, id) : [id]);

/** A search whose chips are topics: a sub-category has that of its category, too. */
export function withTopics(search: Search<NewsHit>): Search<NewsHit> {
  const { facets, query, change, toggle } = search;
  const chosen = withCategories(facets, query.facetTags);
  return {
    ...search,
    chosen,
    toggle(id) {
      const tag = chosen.find((one) => one === id);
      if (tag === undefined) toggle(id);
      else change({ facetTags: withoutTag(facets, chosen, tag) });
    },
  };
}

/** The names of a comma-separated list, each once. */
export const namesOf = (text: string): readonly string[] => [
  ...new Set(text.split(',').map(clean).filter(Boolean)),
];

/** The card of a hit [SRCH-35]; for another type the one that suits its fields. */
export function cardTypeOfNews({ type, image }: Pick<NewsHit, 'type' | 'image'>): CardType {
  if (type === 'CisionReleasePage') return 'cisionCard';
  return type === 'MyNewsDeskPage' || image ? 'mynewsdeskCard' : 'cisionCard';
}
