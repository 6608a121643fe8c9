import type { SuggestionHit } from '../../api/suggestions';
import { shortestQuery } from './typing';

/** What a search box suggests. */
export interface Suggestions {
  /** The text it is wanted for; null once the box was left, or its list closed. */
  readonly wanted: string | null;
  readonly status: 'idle' | 'recent' | 'loading' | 'hits';
  /** Those of the last answer stay while the next one is awaited. */
  readonly hits: readonly SuggestionHit[];
  /** What was searched for before, the latest first. */
  readonly recent: readonly string[];
}

export const idle: Suggestions = { wanted: null, status: 'idle', hits: [], recent: [] };

/** Suggestions are wanted for a text; a short one has none [QS-03]. */
export function withText(now: Suggestions, text: string): Suggestions {
  const wanted = text.trim();
  if (wanted === now.wanted) return now;
  const isOver = now.status === 'recent' || wanted.length < shortestQuery;
  return { ...(isOver ? idle : now), wanted };
}

/** The call for them is made. */
export const whileLoading = (now: Suggestions): Suggestions => ({ ...now, status: 'loading' });

export const withHits = (now: Suggestions, hits: readonly SuggestionHit[]): Suggestions => ({
  ...now,
  status: 'hits',
  hits,
});

/** An empty box offers what was searched for before. */
export const withRecent = (now: Suggestions, recent: readonly string[]): Suggestions =>
  recent.length > 0 ? { ...now, status: 'recent', recent } : now;
