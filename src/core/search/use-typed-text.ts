import { useEffect, useRef, useState } from 'react';
import { clean } from '../../read/text';
import type { ListingPage } from '../listing/listing-state';
import type { Change } from '../listing/next-entries';
import type { Listing } from '../listing/use-listing';
import { shortestQuery, typingPause } from '../quick-search/use-suggestions';

/** The text of a search field, and its visitor's actions. */
export interface TypedText {
  /** The text in the field. */
  readonly text: string;
  /** Changes the text; it is searched after the pause [SRCH-12]. */
  readonly type: (text: string) => void;
  /** Searches the text at once. */
  readonly submit: () => void;
  /** Empties the field, and cancels a search that waits for the pause. */
  readonly erase: () => void;
}

/** The search field of a listing with a text `q`; it holds the text that is not searched yet. */
export function useTypedText<Query extends { readonly q: string }>(
  listing: Pick<Listing<Query, ListingPage>, 'query' | 'change'>,
): TypedText {
  const { q } = listing.query;
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  // A text from elsewhere replaces the typed one; a searched text stays as typed.
  if (typed && typed.over !== q)
    setTyped(clean(typed.text) === q ? { ...typed, over: q } : undefined);
  const text = typed?.over === q ? typed.text : q;
  const search = (how: Change) => listing.change({ q: clean(text) } as Partial<Query>, how);
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    const due = typed ? clean(typed.text) : q;
    if (due === q || (due && due.length < shortestQuery)) return;
    const timer = setTimeout(() => latest.current('typing'), typingPause);
    return () => clearTimeout(timer);
  }, [typed, q]);
  return {
    text,
    type: (value) => setTyped({ text: value, over: q }),
    submit: () => search('submit'),
    erase: () => setTyped(undefined),
  };
}
