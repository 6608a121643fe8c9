import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { param } from './param';
import { language } from './parameters';
import { answerList, text } from './schema';
import { facetTagSchema } from './search';

const groupSchema = v.object({
  id: field(text, { description: 'Id of the group; `productGroup` sends the chosen one.' }),
  name: field(text, { description: 'Its name, on its button.', example: 'Kana ja kalkkuna' }),
});
// The answer is a list, or an object that contains it.
const tagsSchema = v.union([
  answerList(facetTagSchema),
  v.pipe(
    v.object({
      facetTags: field(answerList(facetTagSchema), { description: 'The tags, in their order.' }),
    }),
    v.transform(({ facetTags }) => facetTags),
  ),
]);

export type ProductGroup = v.InferOutput<typeof groupSchema>;

/** The product groups of the professional sites [API-15]. */
export const fetchFacetGroups = defineCall({
  get: '/api/facets/groups',
  params: { language },
  answer: answerList(groupSchema),
  fault: 'facets',
});

/** The dietary and other tags that stand for themselves [API-16]. */
export const fetchCustomFacets = defineCall({
  get: '/api/facets/custom',
  answer: tagsSchema,
  fault: 'facets',
});

/** The tags of a recipe search block [API-17]. */
export const fetchRecipeTags = defineCall({
  get: '/api/facets/recipetags',
  params: {
    recipeSearchBlockId: param('Id of the recipe search block, from its tag.', '1'),
  },
  answer: tagsSchema,
  fault: 'facets',
});
