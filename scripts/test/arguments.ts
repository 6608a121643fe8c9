import { parseArgs } from 'node:util';

/** What the command was asked for. */
export interface Asked {
  /** Both rings. */
  readonly isAll: boolean;
  /** Only what differs from this commit. */
  readonly since: string | undefined;
  /** A part of each runner's tests: `1/3`. */
  readonly shard: string | undefined;
  /** Only the steps whose name contains one of them; none means all steps. */
  readonly words: readonly string[];
}

/** The command was typed wrongly; the message says what is possible. */
export class UsageError extends Error {}

const usage = 'npm test -- [STEP…] [--all | --changed[=COMMIT]] [--shard=1/3]';

const isPart = (shard: string): boolean => {
  const [, part, whole] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  return Number(part) >= 1 && Number(part) <= Number(whole);
};

/**
 * Reads the arguments of `npm test`.
 *
 * @param steps the names of the steps that there are.
 */
export function readArguments(args: readonly string[], steps: readonly string[]): Asked {
  const refuse = (why: string) => new UsageError(`${why}\n${usage}\nSteps: ${steps.join(', ')}`);
  // Not strict: `--changed` is with a value and without, which parseArgs does not know.
  const { tokens, values } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      all: { type: 'boolean' },
      changed: { type: 'boolean' },
      shard: { type: 'string' },
    },
  });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const options = tokens.flatMap((token) => (token.kind === 'option' ? token : []));
  for (const { name, rawName, value } of options) {
    if (!['all', 'changed', 'shard'].includes(name)) throw refuse(`There is no option ${rawName}.`);
    if (name === 'all' && value !== undefined) throw refuse('--all takes no value.');
    if (name === 'shard' && !isPart(value ?? ''))
      throw refuse(`--shard takes a part, such as 1/3, not "${value ?? ''}".`);
    if (name === 'changed' && value === '') throw refuse('--changed= lacks a commit or a branch.');
  }
  const changed = options.findLast(({ name }) => name === 'changed');
  if (values.all && changed) throw refuse('--all and --changed exclude each other.');
  const unknown = words.filter((word) => !steps.some((step) => step.includes(word)));
  if (unknown.length > 0) {
    const hint = changed ? ` A commit is written as --changed=${unknown[0]}.` : '';
    throw refuse(`No step is called "${unknown.join('", "')}".${hint}`);
  }
  return {
    isAll: values.all === true,
    since: changed && (changed.value ?? 'HEAD'),
    shard: values.shard === undefined ? undefined : String(values.shard),
    words,
  };
}
