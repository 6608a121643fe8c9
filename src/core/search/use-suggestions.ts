import { useEffect, useState } from 'react';
import { fetchSuggestions, type SuggestionHit } from '../../api/suggestions';
import { useWidget } from '../element/widget-context';
import { safeUrl } from '../page/safe-url';
import { createLatestCall, shortestQuery, typingPause } from './latest-call';

/** What the panel shows; the hits of the last answer stay while the next one is awaited. */
export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'hits';
  readonly hits: readonly SuggestionHit[];
  /** Index of the hit marked by the arrow keys, -1 for none. */
  readonly marked: number;
}

const idle: Suggestions = { status: 'idle', hits: [], marked: -1 };

/**
 * Suggestions for a text as it is typed [QS-03..08]. `ask` is told of every change of the text;
 * `onChange` hears when a request starts (null) and of each answer (its number of hits).
 */
export function useSuggestions(
  sortOrder: number,
  endpoint: string | undefined,
  onChange: (count: number | null) => void,
) {
  const { api, language } = useWidget();
  const [state, setState] = useState(idle);
  const [latest] = useState(createLatestCall);
  useEffect(() => latest.stop, [latest]);

  const clear = () => {
    latest.stop();
    setState(idle);
  };
  const ask = (text: string) => {
    const q = text.trim();
    if (q.length < shortestQuery) return clear();
    setState((now) => ({ ...now, marked: -1 }));
    latest.run(typingPause, async (signal) => {
      setState(({ hits }) => ({ status: 'loading', hits, marked: -1 }));
      onChange(null);
      try {
        const request = { language, pageSize: 5, q, sortOrder };
        const answer = await fetchSuggestions(api, request, { signal, endpoint });
        if (signal.aborted) return;
        const hits = answer.hits.filter(({ url }) => safeUrl(url));
        setState({ status: 'hits', hits, marked: -1 });
        onChange(hits.length);
      } catch (error) {
        if (signal.aborted) return;
        console.error('atria: suggestions failed', error);
        setState(idle);
      }
    });
  };
  /** Marks the next hit, or the one before; past either end none is marked. */
  const move = (step: 1 | -1) => {
    const places = state.hits.length + 1;
    const marked = ((state.marked + 1 + step + places) % places) - 1;
    setState({ ...state, marked });
    return marked;
  };
  return { ...state, ask, clear, move };
}
