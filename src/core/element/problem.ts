/** Something wrong with a value that an editor gave a widget. */
export interface Problem {
  /** Where it is: an attribute's name, or 'block data'. */
  readonly where: string;
  /** The given value, shortened; absent when something required is missing. */
  readonly given?: string;
  /** What is expected there. */
  readonly expected: string;
  /** The message is not final yet; see `readJson`. */
  readonly isUnread?: boolean | undefined;
}

const reported = new Set<string>();

/** The problem in one line for the console [ELEM-10]. */
export const describeProblem = (tag: string, { where, given, expected }: Problem): string =>
  `<${tag}> ${where}: ${given ? `given ${given},` : 'missing;'} expected ${expected}`;

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
