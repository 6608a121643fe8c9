import type { Stopped } from '../core/element/error-boundary';
import type { Problem } from '../core/element/problem';
import { camelOf } from '../read/dataset';
import type { Coded, Params } from '../read/words-table';
import { commonFields, type Fields } from './fields';
import type { Told } from './mistake';
import { blockAt } from './tag-data';

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
  readonly isMissing?: boolean;
  /** Whether its data as a whole cannot be read. */
  readonly isOfData?: boolean;
}

/** `rows-to-display[2].link` as `rowsToDisplay.2.link`. */
const keyOf = (where: string): string => camelOf(where).replaceAll(/\[(\d+)\]/g, '.$1');

/** Whether a problem is in a block of data as a whole. */
const isOfBlock = ({ source }: Problem) => source === 'JSON child' || source === 'block-id';

/** What is wrong with given JSON: `what` it was read without, or the `fault` that ends it. */
function faultOf({ params: { given } }: Problem): Params {
  const fault = Object(given) as Partial<Coded>;
  return fault.params ?? { fault: given };
}

/** What a widget has found in its values, as an editor is told. */
function told(problem: Problem, element: Element, attributes: Fields): Coded {
  const { source, where: name, code, params } = problem;
  const fault = faultOf(problem);
  if (code === 'noBlock') return { code, params: { id: name } };
  if (isOfBlock(problem) && fault.what) return { code: 'swept', params: fault };
  if (isOfBlock(problem) && typeof fault.fault === 'object')
    return { code: 'unreadable', params: { fault: fault.fault } };
  if (isOfBlock(problem) && Array.isArray(blockAt(element)?.value)) {
    // Unnamed entries probably belong to the first list of the widget.
    const [list = '…'] = Object.keys(attributes).filter((one) => attributes[one]?.fields);
    return { code: 'listData', params: { name: list } };
  }
  const where = source && { code: name ? `${source} {name}` : source, params: { name } };
  return {
    code: fault.what ? 'swept' : code,
    params: { ...(fault.what && fault), ...params, where: where ?? name },
  };
}

/** The problems of a widget that it has found and logged itself, and its stopped parts. */
export function ownProblems(element: Element, attributes: Fields): OwnProblem[] {
  const {
    [problemsKey]: known = [],
    [foundKey]: found = [],
    [stoppedKey]: stopped = [],
  } = element as Knowing;
  // A wrong setting of the page is reported once, for its script tag.
  const isOfTag = ({ source, where }: Problem) =>
    source || !Object.hasOwn(commonFields, where) || element.hasAttribute(where);
  const failed = [...stopped].filter(([{ state }]) => state.failed);
  return [
    ...failed.map(([, error]) => ({
      code: 'stopped',
      params: { error: String(error) },
      key: '',
      isForDeveloper: true,
      isLogged: true,
    })),
    ...[...known, ...found].filter(isOfTag).map((problem) => ({
      ...told(problem, element, attributes),
      key: keyOf(problem.where),
      isMissing: problem.code === 'absent',
      isOfData: isOfBlock(problem) && !faultOf(problem).what,
      isForDeveloper: problem.isOfPage || problem.source === 'page setting',
      isOfValues: known.includes(problem),
      isLogged: true,
    })),
  ];
}
