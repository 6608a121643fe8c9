import { useEffect, useRef, useState } from 'react';
import type { SuggestionHit } from '../../api/suggestions';
import type { Suggesting } from './suggestions';
import { idle } from './suggestions-state';

type Late = typeof import('./quick-search-late').late;

/**
 * Most visitors never search: what suggests and shows the hits comes when somebody goes to the
 * field; the field works without.
 */
export function useSuggestions(
  text: string,
  fetch: (q: string, signal: AbortSignal) => Promise<readonly SuggestionHit[]>,
  onChange: (count: number | null) => void,
) {
  const [state, show] = useState(idle);
  const [late, setLate] = useState<Late>();
  const suggesting = useRef<Suggesting>(undefined);
  const latest = useRef({ text, fetch, onChange });
  latest.current = { text, fetch, onChange };
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      suggesting.current?.clear();
    };
  }, []);
  /** The field has the focus: an empty one offers what was searched for before. */
  const load = async () => {
    if (late) return latest.current.text.trim() ? undefined : suggesting.current?.ask('');
    try {
      const { late: loaded } = await import('./quick-search-late');
      if (gone.current) return;
      suggesting.current ??= loaded.createSuggestions({
        fetch: (q, signal) => latest.current.fetch(q, signal),
        show,
        onChange: (count) => latest.current.onChange(count),
      });
      suggesting.current.ask(latest.current.text);
      setLate(loaded);
    } catch (error) {
      console.error('atria: suggestions cannot be shown', error);
    }
  };
  return { ...state, late, suggesting: suggesting.current, load };
}
