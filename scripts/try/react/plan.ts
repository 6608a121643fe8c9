/** What to try, from the command line. */
export interface Plan {
  /** The version of React; by default the newest of the major in use. */
  readonly version: string | undefined;
  /** The browser tests to run, by parts of their file names; by default all. */
  readonly specs: readonly string[];
  /** Whether the checkout uses the version if all tests pass. */
  readonly isKept: boolean;
}

/** @throws if it cannot be kept: not all tests were to run */
export function planOf(args: readonly string[]): Plan {
  const isKept = args.includes('--keep');
  const words = args.filter((one) => !one.startsWith('--'));
  const version = /^\d/.test(words[0] ?? '') ? words.shift() : undefined;
  if (isKept && words.length > 0)
    throw new Error('--keep is for a version that passes all tests: name none.');
  if (version && !/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`"${version}" is no release version, such as 19.3.1.`);
  return { version, specs: words, isKept };
}

/** The newest of some versions, by their numbers. */
export const newestOf = (versions: readonly string[]): string =>
  [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0] ?? '';

/**
 * The source of cut-react.ts with another tested version.
 * @throws if it names none
 */
export function withVersion(code: string, version: string): string {
  const named = /^const version = '[^']+';$/m;
  if (!named.test(code))
    throw new Error('scripts/build/bundle/cut-react/cut-react.ts names no version of React');
  return code.replace(named, `const version = '${version}';`);
}
