import type { BaseIssue, Config, GenericSchema } from 'valibot';

type Issue = BaseIssue<unknown>;

/** An invalid entry of a list; a schema does not know where its list is in the whole value. */
interface LeftOut {
  readonly list: readonly unknown[];
  readonly index: number;
  readonly issue: Issue;
}

/** The settings of a schema's run: valibot's, and a collector of the entries that lists remove. */
export interface Run extends Config<Issue> {
  readonly leftOut?: LeftOut[];
}

/** The keys from a value to a part of it. */
export type Path = readonly (string | number)[];

/** A path as it is written after the value's name: `.hits[2].title`. */
export const pathText = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');

/** A part of a value with the wrong shape. */
export interface Fault {
  /** The keys to the part; an empty path is the value itself. */
  readonly path: Path;
  /** The expected value, in words. */
  readonly expected: string;
  /** The kind of the given value. */
  readonly received: string;
  readonly given: unknown;
}

/** The keys to a list in a value; undefined if it is not in it. */
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
  /** Valid only without faults. */
  readonly output: T;
  /** The faults of the value. */
  readonly faults: readonly Fault[];
  /** The faults of removed list entries, one each. */
  readonly leftOut: readonly Fault[];
}

/** Reads outside data by its schema: an answer, or a value of a page. */
export function readBy<T>(schema: GenericSchema<unknown, T>, value: unknown): Reading<T> {
  const leftOut: LeftOut[] = [];
  const run: Run = { leftOut };
  // `safeParse` passes on only the settings that valibot knows.
  const { value: output, issues = [] } = schema['~run']({ value }, run);
  const faultOf = ({ path: inside, message, expected, received }: Issue, before: Path = []) => {
    const path = [...before, ...(inside ?? []).map(({ key }) => key as string | number)];
    return {
      path,
      // Valibot's own messages begin so; our schemas have their own words.
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
