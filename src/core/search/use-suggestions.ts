import { useEffect, useState } from 'react';
import { logFault } from '../../api/log-fault';
import { fetchSuggestions } from '../../api/suggestions';
import { useWidget } from '../element/widget-context';
import { safeUrl } from '../page/safe-url';
import { recentSearches } from './recent-searches';
import { idle, whileLoading, withHits, withRecent, withText } from './suggestions.model';
import { shortestQuery, typingPause } from './typing';

interface Options {
  readonly sortOrder: number;
  readonly endpoint: string | undefined;
  /** Has the code that shows them fetched; rejects when it cannot be had. */
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
    const search = async () => {
      show(whileLoading);
      const request = { language, pageSize: 5, q: wanted, sortOrder };
      const answer = fetchSuggestions(api, request, { signal, endpoint });
      // A letter may have asked for the code before it was known that it cannot be had.
      const [{ hits }] = await Promise.all([answer, loadPanel().catch(loadPanel)]);
      const safe = hits.filter(({ url }) => safeUrl(url));
      if (!signal.aborted) show((now) => withHits(now, safe));
    };
    const offer = async () => {
      await loadPanel();
      if (!signal.aborted) show((now) => withRecent(now, recentSearches()));
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
    /** Is told of every change of the text; for an empty one the recent searches are offered. */
    ask: (text: string) => show((now) => withText(now, text)),
    /** Nobody wants any: closes the list, and calls off what is on its way. */
    clear: () => show(idle),
  };
}
