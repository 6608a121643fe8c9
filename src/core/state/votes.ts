import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { readStoredJson, writeStored } from '../page/storage';
import { followTabs } from './follow-tabs';
import { pageStore, usePageValue } from './store';

/** Where the votes of this browser are kept: what tells the chosen option, by the vote. */
export const votesKey = 'atria-votes';

type Votes = Readonly<Record<string, string>>;

const votesAtom = atom<Votes>({});

const votesOf = (value: unknown): Votes | undefined =>
  value instanceof Object && Object.values(value).every((one) => typeof one === 'string')
    ? (value as Votes)
    : undefined;

const stored = (): Votes => readStoredJson('localStorage', votesKey, votesOf) ?? {};
const read = () => pageStore.set(votesAtom, stored());

followTabs(votesAtom, votesKey, read);

/**
 * What this browser has chosen in a vote, the same in all widgets and tabs [CONT-21, IMP-30].
 *
 * @param vote Tells it from other votes: its question and its options.
 * @returns what was given of the chosen option, undefined before there is one, and what chooses another.
 */
export function useVote(vote: string) {
  // Before the first paint, so that the choice does not come a moment late.
  useLayoutEffect(read, []);
  const votes = usePageValue(votesAtom);
  const choose = (option: string) => {
    // Another tab may have voted elsewhere meanwhile.
    const next = { ...stored(), [vote]: option };
    writeStored('localStorage', votesKey, JSON.stringify(next));
    pageStore.set(votesAtom, next);
  };
  return { chosen: Object.hasOwn(votes, vote) ? votes[vote] : undefined, choose };
}
