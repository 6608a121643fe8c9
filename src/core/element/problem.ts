import { type Param, sayEnglish } from '../../read/words-table';

/**
 * What the value is in: the tag, the element's property, a part of the block, the block as a whole
 * (between the tags, or in the page), or the page's settings.
 */
export type Source =
  | 'attribute'
  | 'property'
  | 'block'
  | 'JSON child'
  | 'block-id'
  | 'page setting';

/** Something wrong with a value that an editor gave a widget. All texts have English codes. */
export interface Problem {
  /** Unless it is plain. */
  readonly source?: Source | undefined;
  /** The name there, as it is written: `rows-to-display`, `cards[2].link`. */
  readonly where: string;
  /** Only the page's template or its settings can correct it. */
  readonly isOfPage?: boolean | undefined;
  readonly code: 'absent' | 'wrong' | 'noBlock';
  readonly params: {
    /** The given value, shortened; absent when something required is missing. */
    readonly given?: Param;
    readonly expected: Param;
  };
  /** The message is not final yet; see `readJson`. */
  readonly isUnread?: boolean | undefined;
}

const reported = new Set<string>();

/** A wrong value in a plain place; `expected` is a code. */
export const wrongValue = (where: string, given: Param, expected: string): Problem => ({
  where,
  code: 'wrong',
  params: { given, expected: { code: expected } },
});

/** The problem in one line for the console, in English [ELEM-10]. */
export const describeProblem = (tag: string, { source, where, params }: Problem): string => {
  const place = [source, where].filter(Boolean).join(' ');
  const given = params.given ? 'given {given},' : 'missing;';
  return sayEnglish(`<${tag}> ${place}: ${given} expected {expected}`, params);
};

/** Reports a problem in the console, once a page. */
export function reportProblem(tag: string, problem: Problem): void {
  const line = describeProblem(tag, problem);
  if (reported.has(line)) return;
  reported.add(line);
  console.warn(line);
}

/** Where the help for editors (src/help) finds the problems that a view has found. */
const foundKey = Symbol.for('atria.found');

/**
 * Reports a problem that a view finds while it runs: a required setting that is missing, an id that
 * leads nowhere. @returns a function that withdraws the report.
 */
export function tellProblems(
  tag: string,
  host: (Element & { [foundKey]?: Set<Problem> }) | null,
  problems: readonly Problem[],
): () => void {
  const found = host?.[foundKey] ?? new Set();
  for (const problem of problems) {
    reportProblem(tag, problem);
    found.add(problem);
  }
  if (host) host[foundKey] = found;
  return () => {
    for (const problem of problems) found.delete(problem);
  };
}

/** A value as a message shows it: quoted and cut at 80 characters. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  } catch {
    text = String(value);
  }
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
