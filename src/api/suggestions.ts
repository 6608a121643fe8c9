import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { optional } from './param';
import { language, pageSize, q, sortOrder } from './parameters';
import { listOf, text } from './schema';

// A file of its own: every page with a search box loads it, but few load the whole search.
export const suggestionSchema = v.object({
  contentId: field(text, {
    description: 'Id of the content; each hit of a list has its own.',
    example: '1006',
  }),
  url: field(text, {
    description: 'Address of its page.',
    example: '/tuotteet/atria-kananakki-280-g',
  }),
  title: field(text, {
    description: 'Its name; what the visitor typed is marked in it.',
    example: 'Atria Kananakki 280 g',
  }),
  category: field(text, {
    description: 'Kind of the content, in the language of the page; no line when absent.',
    example: 'Tuotteet',
  }),
  teaserText: field(text, {
    description: 'A sentence about it; no line when absent.',
    example: 'Makkarat ja nakit',
  }),
  image: field(text, { description: 'Address of its picture; without it none is shown.' }),
  type: field(text, {
    description:
      'Type of its page in the CMS. The picture of a `RetailProductPage` or `JyvabroilerProductPage` has the preset of products.',
    example: 'RetailProductPage',
  }),
});
const suggestionsSchema = v.object({
  hits: field(listOf(suggestionSchema), {
    description: 'The best hits first; an empty list means that nothing was found.',
  }),
});

export type SuggestionHit = v.InferOutput<typeof suggestionSchema>;

/** Hits for the text typed so far [API-07]. */
export const fetchSuggestions = defineCall({
  get: '/api/search/suggestions/',
  params: { language, pageSize: optional(pageSize), q, sortOrder: optional(sortOrder) },
  answer: suggestionsSchema,
  sample: { pageSize: 5, sortOrder: 0 },
  gives: { contentId: 'hits.0.contentId' },
  fault: 'suggestions',
});
