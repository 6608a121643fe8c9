import type { BaseIssue, Config, GenericSchema } from 'valibot';

type Issue = BaseIssue<unknown>;

/**
 * An entry that a list could not take; a schema does not know where in the whole its list stands.
 */
interface LeftOut {
  readonly list: readonly unknown[];
  readonly index: number;
  readonly issue: Issue;
}

/** What a schema is run with: valibot's settings, and who collects what lists leave out. */
export interface Run extends Config<Issue> {
  readonly leftOut?: LeftOut[];
}

/** Keys from a value on to something in it. */
export type Path = readonly (string | number)[];

/** A path as it is written after what it leads into: `.hits[2].title`. */
export const pathText = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');

/** What of a value is of another shape. */
export interface Fault {
  /** The keys that lead there; none is the value itself. */
  readonly path: Path;
  /** What belongs there, in words. */
  readonly expected: string;
  /** The kind of what is there. */
  readonly received: string;
  readonly given: unknown;
}

/** The keys that lead to a list in a value; undefined for one that is not in it. */
function pathTo(list: unknown, from: unknown): Path | undefined {
  if (from === list) return [];
  if (typeof from !== 'object' || from === null) return undefined;
  for (const [key, value] of Object.entries(from)) {
    const rest = pathTo(list, value);
    if (rest) return [Array.isArray(from) ? Number(key) : key, ...rest];
  }
  return undefined;
}

const worded = (expected: string | null): string =>
  expected === 'Object' ? 'an object' : (expected ?? 'another value');

interface Reading<T> {
  /** Of use where there are no faults. */
  readonly output: T;
  /** Why the value is of another shape. */
  readonly faults: readonly Fault[];
  /** Why entries of lists are not in the output: a fault each. */
  readonly leftOut: readonly Fault[];
}

/** Reads what comes from outside by its schema: an answer, or a value of a page. */
export function readBy<T>(schema: GenericSchema<unknown, T>, value: unknown): Reading<T> {
  const leftOut: LeftOut[] = [];
  const run: Run = { leftOut };
  // `safeParse` hands on those settings alone that valibot knows.
  const { value: output, issues = [] } = schema['~run']({ value }, run);
  const faultOf = ({ path: inside, message, expected, received }: Issue, before: Path = []) => {
    const path = [...before, ...(inside ?? []).map(({ key }) => key as string | number)];
    return {
      path,
      // What valibot says by itself begins so; the schemas of ours have words of their own.
      expected: message.startsWith('Invalid ') ? worded(expected) : message,
      received,
      given: path.reduce<unknown>((at, key) => Object(at)[key], value),
    };
  };
  return {
    output: output as T,
    faults: issues.map((issue) => faultOf(issue)),
    leftOut: leftOut.map(({ list, index, issue }) =>
      faultOf(issue, [...(pathTo(list, value) ?? []), index]),
    ),
  };
}
