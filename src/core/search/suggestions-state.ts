import type { SuggestionHit } from '../../api/suggestions';

/** What the panel shows; the hits of the last answer stay while the next one is awaited. */
export interface Suggestions {
  readonly status: 'idle' | 'recent' | 'loading' | 'hits';
  readonly hits: readonly SuggestionHit[];
  /** What was searched for before, the latest first. */
  readonly recent: readonly string[];
}

export const idle: Suggestions = { status: 'idle', hits: [], recent: [] };
