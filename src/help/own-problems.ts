import type { Stopped } from '../core/element/error-boundary';
import type { Problem } from '../core/element/problem';
import type { Told } from './mistake';
import type { FieldNames } from './vocabulary';
import { isOfBlock } from './word-parts';
import type { Words } from './words';

/**
 * Where a widget keeps the faults in its values, the problems of its view, and its stopped parts;
 * see widget-element.tsx, problem.ts and error-boundary.tsx of core/element.
 */
const problemsKey = Symbol.for('atria.problems');
const foundKey = Symbol.for('atria.found');
const stoppedKey = Symbol.for('atria.stopped');
interface Knowing {
  readonly [problemsKey]?: readonly Problem[];
  readonly [foundKey]?: Iterable<Problem>;
  readonly [stoppedKey]?: Stopped;
}

/** A problem that a widget itself has found and logged. */
export interface OwnProblem extends Told {
  /** Where in its values: `cards.2.link`. */
  readonly key: string;
  /** Whether something required is missing. */
  readonly isMissing: boolean;
  /** Whether its data as a whole cannot be read. */
  readonly isOfData: boolean;
}

const keyOf = (where: string): string =>
  where
    .replace(/^(attribute|property|block) /, '')
    .replace(/^[a-z-]+/, (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()))
    .replaceAll(/\[(\d+)\]/g, '.$1');

/** What only a page's template or its settings can correct. */
const ofDevelopers = /^(page setting|data-)|the address of the shop|origins/;

/** The list that unnamed entries probably belong to: the widget's first. */
const listName = (attributes: FieldNames): string =>
  Object.keys(attributes).find((name) => Object.keys(attributes[name] ?? {}).length > 0) ?? '…';

export function ownProblems(element: Element, attributes: FieldNames, words: Words): OwnProblem[] {
  const {
    [problemsKey]: known = [],
    [foundKey]: found = [],
    [stoppedKey]: stopped = [],
  } = element as Knowing;
  const failed = [...stopped].filter(([{ state }]) => state.failed);
  return [
    ...failed.map(([, error]) => ({
      ...{ text: words.stopped(String(error)), key: '', isMissing: false, isOfData: false },
      ...{ isForDeveloper: true, isLogged: true },
    })),
    ...[...known, ...found]
      // A wrong setting of the page is reported once, for its script tag.
      .filter(({ where }) => !/^(brand|language)$/.test(where) || element.hasAttribute(where))
      .map((problem): OwnProblem => {
        const { where, given = '', expected } = problem;
        const isList = isOfBlock(where) && given.startsWith('[');
        return {
          text: isList ? words.listData(listName(attributes)) : words.problem(problem),
          key: keyOf(where),
          isMissing: !problem.given,
          isOfData: isOfBlock(where) && !/it was read without$/.test(given),
          isForDeveloper: ofDevelopers.test(where) || ofDevelopers.test(expected),
          isOfValues: known.includes(problem),
          isLogged: true,
        };
      }),
  ];
}
