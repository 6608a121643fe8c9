import * as v from 'valibot';
import { storedValue, useStoredValue } from '../../core/state/stored-value';

/** Where this browser's votes are stored: what identifies the chosen option, by the vote. */
export const votesKey = 'atria-votes';

type Votes = Readonly<Record<string, string>>;
const check = v.parser(v.record(v.string(), v.string()));
const votes = storedValue<Votes>('localStorage', votesKey, check, {});

/**
 * What this browser has chosen in a vote, the same in all widgets and tabs [CONT-21, IMP-30].
 *
 * @param vote Identifies it: its question and its options.
 * @returns the value of the chosen option, undefined before there is one, and a function that
 * chooses another.
 */
export function useVote(vote: string) {
  const chosen = useStoredValue(votes);
  return {
    chosen: Object.hasOwn(chosen, vote) ? chosen[vote] : undefined,
    choose: (option: string) => votes.change((now) => ({ ...now, [vote]: option })),
  };
}
