import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { listOf, text } from './schema';

// A file of its own: every page with a search box loads it, few load the whole search.
export const suggestionSchema = v.object({
  contentId: text,
  url: text,
  title: text,
  category: text,
  teaserText: text,
  image: text,
  type: text,
});
const suggestionsSchema = v.object({ hits: listOf(suggestionSchema) });

export type SuggestionHit = v.InferOutput<typeof suggestionSchema>;

export interface SuggestionRequest {
  readonly language: string;
  readonly pageSize?: number | undefined;
  readonly q: string;
  readonly sortOrder?: number | undefined;
}

/** Hits for a text as it is typed [API-07]. */
export const fetchSuggestions = (
  api: ApiClient,
  { language, pageSize, q, sortOrder }: SuggestionRequest,
  options?: CallOptions,
) =>
  api.call({
    path: paths.suggestions,
    query: { language, pageSize, q, sortOrder },
    schema: suggestionsSchema,
    ...options,
  });
