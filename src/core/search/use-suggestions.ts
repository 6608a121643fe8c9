import { useEffect, useState } from 'react';
import { logFault } from '../../api/log-fault';
import { fetchSuggestions, type SuggestionHit } from '../../api/suggestions';
import { useWidget } from '../element/widget-context';
import { safeUrl } from '../page/safe-url';
import { recentSearches } from './recent-searches';

/** How long a typed text rests before it is searched, in ms [QS-04, SRCH-12]. */
export const typingPause = 500;
/** How many characters a text needs to be searched by itself [QS-03, SRCH-12]. */
export const shortestQuery = 3;

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

const idle: Suggestions = { wanted: null, status: 'idle', hits: [], recent: [] };

/** Suggestions are wanted for a text; a short one has none [QS-03]. */
function withText(now: Suggestions, text: string): Suggestions {
  const wanted = text.trim();
  if (wanted === now.wanted) return now;
  const isOver = now.status === 'recent' || wanted.length < shortestQuery;
  return { ...(isOver ? idle : now), wanted };
}

interface Options {
  readonly sortOrder: number;
  readonly endpoint: string | undefined;
  /** Has the code that shows them fetched; rejects when it fails to load. */
  readonly loadPanel: () => Promise<unknown>;
}

/** What a search box suggests for the text that is wanted [QS-03..08]. */
export function useSuggestions({ sortOrder, endpoint, loadPanel }: Options) {
  const { api, language } = useWidget();
  const [state, show] = useState(idle);
  const { wanted } = state;
  useEffect(() => {
    if (wanted === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const add = (news: Partial<Suggestions>) => {
      if (!signal.aborted) show((now) => ({ ...now, ...news }));
    };
    const search = async () => {
      add({ status: 'loading' });
      const request = { language, pageSize: 5, q: wanted, sortOrder };
      const answer = fetchSuggestions(api, request, { signal, endpoint });
      // A letter may have asked for the code before it was known that it fails to load.
      const [{ hits }] = await Promise.all([answer, loadPanel().catch(loadPanel)]);
      add({ status: 'hits', hits: hits.filter(({ url }) => safeUrl(url)) });
    };
    const offer = async () => {
      await loadPanel();
      const recent = recentSearches();
      if (recent.length > 0) add({ status: 'recent', recent });
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      logFault(error);
      show(idle);
    };
    if (!wanted) offer().catch(fail);
    const timer =
      wanted.length >= shortestQuery && setTimeout(() => search().catch(fail), typingPause);
    return () => {
      clearTimeout(timer || undefined);
      controller.abort();
    };
  }, [wanted, language, api, sortOrder, endpoint, loadPanel]);
  return {
    ...state,
    /** Is told about every change of the text; for an empty one the recent searches are offered. */
    ask: (text: string) => show((now) => withText(now, text)),
    /** Nobody wants any: closes the list, and calls off what is on its way. */
    clear: () => show(idle),
  };
}
