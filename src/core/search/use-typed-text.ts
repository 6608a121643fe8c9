import { useEffect, useState } from 'react';
import { createLatestCall, shortestQuery, typingPause } from './latest-call';
import type { ListingPage } from './listing-state';
import type { Listing } from './use-listing';

/** The text of a search field, and what its visitor can do with it. */
export interface TypedText {
  /** What stands in the field. */
  readonly text: string;
  /** Changes the text; it is searched when it has rested [SRCH-12]. */
  readonly type: (text: string) => void;
  /** Searches the text at once. */
  readonly submit: () => void;
  /** Empties the field; what was about to be searched is not. */
  readonly erase: () => void;
}

/** The search field of a listing that is asked by a text `q`. */
export function useTypedText<Query extends { readonly q: string }>(
  listing: Pick<Listing<Query, ListingPage>, 'query' | 'follows' | 'change'>,
): TypedText {
  const { query, follows, change } = listing;
  const [text, setText] = useState(query.q);
  const [typing] = useState(createLatestCall);
  useEffect(() => typing.stop, [typing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a text from elsewhere.
  useEffect(() => {
    typing.stop();
    setText(query.q);
  }, [follows]);

  const search = (q: string, how: 'typing' | 'submit') => change({ q } as Partial<Query>, how);
  return {
    text,
    type(value) {
      setText(value);
      typing.stop();
      const q = value.trim();
      const counts = q.length >= shortestQuery || !q;
      if (counts && q !== query.q) typing.run(typingPause, () => search(q, 'typing'));
    },
    submit() {
      typing.stop();
      search(text.trim(), 'submit');
    },
    erase() {
      typing.stop();
      setText('');
    },
  };
}
