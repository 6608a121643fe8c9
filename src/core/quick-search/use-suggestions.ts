import { useEffect, useState } from 'react';
import { logFault } from '../../api/log-fault';
import { fetchSuggestions, type SuggestionHit } from '../../api/suggestions';
import { safeUrl } from '../../read/link';
import { clean } from '../../read/text';
import { useWidget } from '../element/widget-context';
import { recentSearches } from './recent-searches';

/** How long after the last key a text is searched, in ms [QS-04, SRCH-12]. */
export const typingPause = 500;
/** The least length of a text that is searched while typing [QS-03, SRCH-12]. */
export const shortestQuery = 3;

/** The suggestions of a search box. */
export interface Suggestions {
  /** The text of the suggestions; null once the visitor has left the box or closed its list. */
  readonly asked: string | null;
  readonly status: 'idle' | 'recent' | 'loading' | 'hits';
  /** Those of the last answer stay while the next one is pending. */
  readonly hits: readonly SuggestionHit[];
  /** Earlier searches, the latest first. */
  readonly recent: readonly string[];
}

const idle: Suggestions = { asked: null, status: 'idle', hits: [], recent: [] };

/** The state for a new text; a short one has no suggestions [QS-03]. */
function withText(now: Suggestions, text: string): Suggestions {
  const asked = clean(text);
  if (asked === now.asked) return now;
  const isOver = now.status === 'recent' || asked.length < shortestQuery;
  return { ...(isOver ? idle : now), asked };
}

interface Options {
  readonly sortOrder: number;
  readonly endpoint: string | undefined;
  /** Loads the code of the panel; rejects when it fails to load. */
  readonly loadPanel: () => Promise<unknown>;
}

/** The suggestions of a search box for its text [QS-03..08]. */
export function useSuggestions({ sortOrder, endpoint, loadPanel }: Options) {
  const { api, language } = useWidget();
  const [state, show] = useState(idle);
  const { asked } = state;
  useEffect(() => {
    if (asked === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const add = (news: Partial<Suggestions>) => {
      if (!signal.aborted) show((now) => ({ ...now, ...news }));
    };
    const search = async () => {
      add({ status: 'loading' });
      const request = { language, pageSize: 5, q: asked, sortOrder };
      const answer = fetchSuggestions(api, request, { signal, endpoint });
      // An earlier letter may have requested the code before it failed to load.
      const [{ hits }] = await Promise.all([answer, loadPanel().catch(loadPanel)]);
      add({ status: 'hits', hits: hits.filter(({ url }) => safeUrl(url)) });
    };
    const offer = async () => {
      await loadPanel();
      const recent = recentSearches();
      if (recent.length > 0) add({ status: 'recent', recent });
    };
    const fail = (error: unknown) => {
      if (!signal.aborted) logFault(error);
      add(idle);
    };
    if (!asked) offer().catch(fail);
    const timer =
      asked.length >= shortestQuery && setTimeout(() => search().catch(fail), typingPause);
    return () => {
      clearTimeout(timer || undefined);
      controller.abort();
    };
  }, [asked, language, api, sortOrder, endpoint, loadPanel]);
  return {
    ...state,
    /** Call it at every change of the text; for an empty one it offers the recent searches. */
    ask: (text: string) => show((now) => withText(now, text)),
    /** Closes the list, and cancels what is pending. */
    clear: () => show(idle),
  };
}
