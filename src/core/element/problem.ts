/** Something wrong with what an editor gave a widget. */
export interface Problem {
  /** Where it stood: an attribute's name, or 'block data'. */
  readonly where: string;
  /** What was given, shortened; absent when something required is missing. */
  readonly given?: string;
  /** What belongs there. */
  readonly expected: string;
  /** The words are not final yet; see `readJson`. */
  readonly isUnread?: boolean | undefined;
}

const reported = new Set<string>();

/** One line for the console [ELEM-10]. */
export const describeProblem = (tag: string, { where, given, expected }: Problem): string =>
  `<${tag}> ${where}: ${given ? `given ${given},` : 'missing;'} expected ${expected}`;

/** Tells of a problem in the console, once a page. */
export function reportProblem(tag: string, problem: Problem): void {
  const line = describeProblem(tag, problem);
  if (reported.has(line)) return;
  reported.add(line);
  console.warn(line);
}

/** Where the help for editors (src/help) finds what a view has found. */
const foundKey = Symbol.for('atria.found');

/**
 * Tells of what a view finds wrong at its work: a setting without which it cannot go on, an id that
 * leads nowhere. @returns a function that takes it back.
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

/** A value as it can be shown in a message: quoted and cut at 80 characters. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  } catch {
    text = String(value);
  }
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
