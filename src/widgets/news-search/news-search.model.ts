import type { FacetCategory, FacetTag, NewsHit } from '../../api/search';
import type { CardType } from '../../core/cards/card-types';
import { tagsOf } from '../../core/search/facets';
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

/** The content of the newsroom's filters. */
export interface Topics {
  /** The categories to choose from. */
  readonly categories: FacetCategory | undefined;
  readonly category: FacetTag | undefined;
  /** The sub-categories of the category. */
  readonly subCategories: FacetCategory | undefined;
  readonly subCategory: FacetTag | undefined;
  /** Facet categories without relation to the categories. */
  readonly others: Facets;
}

/** The filters for the chosen tags; of two categories the one chosen first. */
export function topicsOf(facets: Facets, chosen: Ids): Topics {
  const ids = withCategories(facets, chosen);
  const [category] = tagsOf(ids, categoriesOf(facets));
  const subCategories = category && subCategoriesOf(facets, category.id);
  return {
    categories: facets[0],
    category,
    subCategories,
    subCategory: tagsOf(ids, subCategories?.facetTags ?? [])[0],
    others: facets.slice(1).filter(({ id }) => categoriesOf(facets).every((tag) => tag.id !== id)),
  };
}

/** Another category, or none, instead of the chosen one and its sub-categories. */
export const withCategory = (facets: Facets, chosen: Ids, id: number | undefined): Ids => [
  ...without(
    chosen,
    categoriesOf(facets).flatMap((tag) => familyOf(facets, tag.id)),
  ),
  ...(id === undefined ? [] : [id]),
];

/** Another sub-category of a category, or none. */
export const withSubCategory = (
  facets: Facets,
  chosen: Ids,
  category: number,
  id: number | undefined,
): Ids => [
  ...without(chosen, familyOf(facets, category)),
  category,
  ...(id === undefined ? [] : [id]),
];

export const family = {
  whole: withCategories,
  /** The tags without one: a category takes its sub-categories along, not vice versa [SRCH-34]. */
  without: (facets: Facets, chosen: Ids, id: number): Ids =>
    without(
      withCategories(facets, chosen),
      categoriesOf(facets).some((tag) => tag.id === id) ? familyOf(facets, id) : [id],
    ),
};

/** The names of a comma-separated list, each once. */
export const namesOf = (text: string): readonly string[] => [
  ...new Set(text.split(',').map(clean).filter(Boolean)),
];

/** The card of a hit [SRCH-35]; for another type the one that suits its fields. */
export function cardTypeOfNews({ type, image }: Pick<NewsHit, 'type' | 'image'>): CardType {
  if (type === 'CisionReleasePage') return 'cisionCard';
  return type === 'MyNewsDeskPage' || image ? 'mynewsdeskCard' : 'cisionCard';
}
