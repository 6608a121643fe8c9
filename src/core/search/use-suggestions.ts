import { useEffect, useRef, useState } from 'react';
import type { SuggestionHit } from '../../api/suggestions';
import { lateCode } from '../ui/late-code';
import type { Suggesting } from './suggestions';
import { idle } from './suggestions-state';

// Most visitors never search: what suggests and shows the hits comes when somebody goes to the
// field; the field works without.
const lateParts = lateCode(() => import('./quick-search-late').then((module) => module.parts));
type Parts = Awaited<ReturnType<typeof lateParts.load>>;

/** The suggestions for the text of a search box. */
export function useSuggestions(
  text: string,
  fetch: (q: string, signal: AbortSignal) => Promise<readonly SuggestionHit[]>,
  onChange: (count: number | null) => void,
) {
  const [state, show] = useState(idle);
  const [parts, setParts] = useState<Parts>();
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
  /**
   * Asks for the code; one that could not be had is asked for again with the next letter, also
   * with one that was typed meanwhile.
   */
  const load = async (asked: string): Promise<void> => {
    const loaded = await lateParts.load().catch(() => undefined);
    if (gone.current || suggesting.current) return;
    if (!loaded) {
      if (latest.current.text !== asked) load(latest.current.text);
      return;
    }
    suggesting.current = loaded.createSuggestions({
      fetch: (q, signal) => latest.current.fetch(q, signal),
      show,
      onChange: (count) => latest.current.onChange(count),
    });
    suggesting.current.ask(latest.current.text);
    setParts(loaded);
  };
  return {
    ...state,
    parts,
    /** The field has the focus: an empty one offers what was searched for before. */
    enter: () => {
      if (!suggesting.current) load(latest.current.text);
      else if (!latest.current.text.trim()) suggesting.current.ask('');
    },
    ask: (next: string) => (suggesting.current ? suggesting.current.ask(next) : void load(next)),
    clear: () => suggesting.current?.clear(),
  };
}
