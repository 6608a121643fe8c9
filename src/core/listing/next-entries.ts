import type { Step } from './step-state';

/**
 * How a query changes the history: a filter adds an entry, so that Back undoes it. Typing replaces
 * the address; a submitted text adds an entry after the one from before it was typed. Further pages
 * and corrections replace [SRCH-10].
 */
export type Change = 'step' | 'typing' | 'submit' | 'replace';

/** What an entry of the history says about the page's listings. */
export interface Position {
  /** The page's query string. */
  readonly query: string;
  readonly step: Step;
}
export interface Entry extends Position {
  readonly how: 'push' | 'replace';
}

/** The parameters of a query string in a fixed order, to compare two. */
const sorted = (query: string): string => query.replace(/^\?/, '').split('&').sort().join('&');

/**
 * The entries to write, in order, for another query string; none if nothing changes.
 * @param all the listings that show all results then; by default those that do now
 */
export function nextEntries(
  { query, step }: Position,
  to: string,
  how: Change,
  all: readonly string[] = step.all ?? [],
): readonly Entry[] {
  const isOther = JSON.stringify(all) !== JSON.stringify(step.all ?? []);
  const untyped = step.untyped ?? query;
  const from = how === 'submit' ? untyped : query;
  const isStep = how === 'step' || how === 'submit';
  if (isStep && (isOther || sorted(to) !== sorted(from)))
    return [
      { how: 'replace', query: from, step: { all: step.all } },
      { how: 'push', query: to, step: { all } },
    ];
  if (to === query && !isOther) return [];
  const before = { typing: untyped, replace: step.untyped, step: undefined, submit: undefined };
  return [{ how: 'replace', query: to, step: { all, untyped: before[how] } }];
}
