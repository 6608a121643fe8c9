import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { answerList, text } from './schema';
import { facetTagSchema } from './search';

const groupSchema = v.object({
  id: field(text, { description: 'Id of the group; chosen, it is sent as `productGroup`.' }),
  name: field(text, { description: 'Its name, on its button.', example: 'Kana ja kalkkuna' }),
});
// The answer is a list, or an object that holds it.
const tagsSchema = v.union([
  answerList(facetTagSchema),
  v.pipe(
    v.object({
      facetTags: field(answerList(facetTagSchema), { description: 'The tags, in their order.' }),
    }),
    v.transform(({ facetTags }) => facetTags),
  ),
]);
const groupsSchema = answerList(groupSchema);

export type ProductGroup = v.InferOutput<typeof groupSchema>;

/** The product groups of the professional sites [API-15]. */
export const fetchFacetGroups = (
  api: ApiClient,
  { language }: { language: string },
  options?: CallOptions,
) => api.call({ path: paths.facetGroups, query: { language }, schema: groupsSchema, ...options });

/** The dietary and other tags that stand for themselves [API-16]. */
export const fetchCustomFacets = (api: ApiClient, options?: CallOptions) =>
  api.call({ path: paths.customFacets, schema: tagsSchema, ...options });

/** The tags of a recipe search block [API-17]. */
export const fetchRecipeTags = (
  api: ApiClient,
  { recipeSearchBlockId }: { recipeSearchBlockId: string },
  options?: CallOptions,
) =>
  api.call({
    path: paths.recipeTags,
    query: { recipeSearchBlockId },
    schema: tagsSchema,
    ...options,
  });
