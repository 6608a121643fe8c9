import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { answerList, text } from './schema';

const categorySchema = v.object({
  name: field(text, { description: 'Its name, beside its checkbox.', example: 'Pörssitiedotteet' }),
  informationType: field(text, {
    description: 'What it is subscribed to by: sent as an entry of `informationTypes`.',
    example: '1',
  }),
});
const categoriesSchema = answerList(categorySchema);
export type ReleaseCategory = v.InferOutput<typeof categorySchema>;

/** The kinds of releases one can subscribe to [API-20]. */
export const fetchReleaseCategories = (
  api: ApiClient,
  { language }: { language: string },
  options?: CallOptions,
) =>
  api.call({
    path: paths.releaseCategories,
    query: { language },
    schema: categoriesSchema,
    ...options,
  });

/** Subscribes to releases; the answer is not read [API-21]. */
export const postReleaseSubscription = (
  api: ApiClient,
  json: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<undefined> =>
  api.call({ method: 'post', path: paths.releaseSubscription, json, ...options });
