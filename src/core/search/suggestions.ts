import { logFault } from '../../api/log-fault';
import type { SuggestionHit } from '../../api/suggestions';
import { safeUrl } from '../page/safe-url';
import { createLatestCall, shortestQuery, typingPause } from './latest-call';
import { recentSearches } from './recent-searches';
import { idle, type Suggestions } from './suggestions-state';

interface Options {
  /** Makes the call for a text; rejects when it fails or is aborted. */
  readonly fetch: (q: string, signal: AbortSignal) => Promise<readonly SuggestionHit[]>;
  /** Shows a state; is told of a state by its predecessor. */
  readonly show: (next: (now: Suggestions) => Suggestions) => void;
  /** Hears when a request starts (null) and of each answer (its number of hits). */
  readonly onChange: (count: number | null) => void;
}

/** What a search box suggests while one types [QS-03..08]; see quick-search.tsx. */
export interface Suggesting {
  /** Is told of every change of the text; for an empty one the recent searches are offered. */
  readonly ask: (text: string) => void;
  /** Closes the panel. */
  readonly clear: () => void;
}

export function createSuggestions({ fetch, show, onChange }: Options): Suggesting {
  const latest = createLatestCall();
  const clear = () => {
    latest.stop();
    show(() => idle);
  };
  const search = async (q: string, signal: AbortSignal) => {
    show(({ hits }) => ({ status: 'loading', hits, recent: [] }));
    onChange(null);
    try {
      const hits = (await fetch(q, signal)).filter(({ url }) => safeUrl(url));
      if (signal.aborted) return;
      show(() => ({ status: 'hits', hits, recent: [] }));
      onChange(hits.length);
    } catch (error) {
      if (signal.aborted) return;
      logFault(error);
      show(() => idle);
    }
  };
  return {
    clear,
    ask(text) {
      const q = text.trim();
      if (q.length < shortestQuery) {
        clear();
        const recent = q ? [] : recentSearches();
        if (recent.length > 0) show(() => ({ status: 'recent', hits: [], recent }));
        return;
      }
      show((now) => (now.status === 'recent' ? idle : now));
      latest.run(typingPause, (signal) => search(q, signal));
    },
  };
}
