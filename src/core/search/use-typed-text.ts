import { useEffect, useRef, useState } from 'react';
import { clean } from '../../read/text';
import type { Change } from '../listing/next-entries';
import { shortestQuery, typingPause } from '../quick-search/use-suggestions';

/** The search field of a listing with a text `q`; it holds the text that is not searched yet. */
export function useTypedText(listing: {
  readonly query: { readonly q: string };
  readonly change: (part: { readonly q: string }, how: Change) => void;
}) {
  const { q } = listing.query;
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  // A text from elsewhere replaces the typed one; a searched text stays as typed.
  if (typed && typed.over !== q)
    setTyped(clean(typed.text) === q ? { ...typed, over: q } : undefined);
  const text = typed?.over === q ? typed.text : q;
  const search = (how: Change) => listing.change({ q: clean(text) }, how);
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    const due = typed ? clean(typed.text) : q;
    if (due === q || (due && due.length < shortestQuery)) return;
    const timer = setTimeout(() => latest.current('typing'), typingPause);
    return () => clearTimeout(timer);
  }, [typed, q]);
  return {
    /** The text in the field. */
    text,
    /** Changes the text; it is searched after the pause [SRCH-12]. */
    type: (value: string) => setTyped({ text: value, over: q }),
    /** Searches the text at once. */
    submit: () => search('submit'),
    /** Empties the field, and cancels a search that waits for the pause. */
    erase: () => setTyped(undefined),
  };
}
