import { flag, list, number, oneOf, standingFor, text, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import type { FacetCategory, FacetTag, ProductGroup } from './types';

const categories = rowsOf('tags/categories.tsv', {
  id: number,
  name: text,
  all: flag,
  title: texts('fi', 'en', 'se', 'de'),
});

const tags = rowsOf('tags/tags.tsv', {
  id: number,
  name: text,
  category: oneOf(categories.map(({ name }) => name)),
  title: texts('fi', 'en', 'se', 'de'),
});

const groups = rowsOf('products/groups.tsv', {
  id: number,
  name: text,
  range: oneOf(['retail', 'professional', 'brand']),
  title: texts('fi', 'en', 'se', 'de'),
});

const sections = rowsOf('products/sections.tsv', { id: number, name: text });

const idsOf = (rows: readonly { readonly name: string; readonly id: number }[]) =>
  new Map(rows.map(({ name, id }) => [name, id]));

/** The ids of tags, of product groups and of sections of a range by their names. */
export const tagIds = idsOf(tags);
export const groupIds = idsOf(groups);
export const sectionIds = idsOf(sections);

/** The id of a tag that the code itself uses. */
export function tagId(name: string): number {
  const id = tagIds.get(name);
  if (id === undefined) throw new Error(`stand-in/data/tags/tags.tsv lacks "${name}"`);
  return id;
}

/** Groups of products, of all sites; those of the professional sites [API-15]. */
export const productGroups: readonly ProductGroup[] = groups.map(({ id, title }) => ({
  id,
  name: title,
}));
export const professionalGroups: readonly ProductGroup[] = productGroups.filter(({ id }) =>
  groups.some((group) => group.id === id && group.range === 'professional'),
);

function categoryOf(name: string): FacetCategory {
  const found = categories.find((one) => one.name === name);
  if (!found) throw new Error(`stand-in/data/tags/categories.tsv lacks "${name}"`);
  const own = tags.filter(({ category }) => category === name);
  return {
    id: found.id,
    name: found.title,
    all: found.all,
    tags: own.map(({ id, title }) => ({ id, name: title })),
  };
}

const diet = categoryOf('diet');
const ingredient = categoryOf('ingredient');

/** Dietary tags of products: the answer of the custom facet call [SRCH-24]. */
export const dietaryTags = diet.tags;
/** Kinds of dish; a recipe has one. */
export const dishTags = categoryOf('dish').tags;

/** Facet categories of the searches, in the order of their dropdowns. */
export const productFacets: readonly FacetCategory[] = [diet, ingredient];
export const professionalFacets: readonly FacetCategory[] = [
  ...productFacets,
  categoryOf('storage'),
];
export const recipeFacets: readonly FacetCategory[] = [
  { ...ingredient, id: 11 },
  ...['dish', 'time', 'season'].map(categoryOf),
];

const recipeTags: readonly FacetTag[] = recipeFacets.flatMap((category) => category.tags);

const blocks = rowsOf('recipes/search-blocks.tsv', {
  blocks: list(text),
  tags: list(standingFor(tagIds)),
});

/** The tags an editor chose for a recipe search block, none for an unknown one [API-17]. */
export function recipeTagsOf(blockId: string): readonly FacetTag[] {
  const chosen = blocks.find((row) => row.blocks.includes(blockId))?.tags ?? [];
  return chosen.flatMap((id) => recipeTags.find((tag) => tag.id === id) ?? []);
}
