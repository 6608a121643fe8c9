/** What is to be tried, as the command line says. */
export interface Plan {
  /** The version of React; the newest of the major in use without one. */
  readonly version: string | undefined;
  /** The browser tests to run, by parts of their files' names; all without any. */
  readonly specs: readonly string[];
  /** Whether the checkout takes the version where nothing speaks against it. */
  readonly isKept: boolean;
}

/** @throws where it cannot be kept: not all tests were to run */
export function planOf(args: readonly string[]): Plan {
  const isKept = args.includes('--keep');
  const words = args.filter((one) => !one.startsWith('--'));
  const version = /^\d/.test(words[0] ?? '') ? words.shift() : undefined;
  if (isKept && words.length > 0)
    throw new Error('--keep takes a version that passes all tests: name none.');
  if (version && !/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`"${version}" is no version of a release, as 19.3.1 is.`);
  return { version, specs: words, isKept };
}

/** The newest of some versions, by their numbers. */
export const newestOf = (versions: readonly string[]): string =>
  [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0] ?? '';

/**
 * The sources of cut-react.ts with another version as the one that was tried.
 * @throws where they name none
 */
export function withVersion(code: string, version: string): string {
  const named = /^const version = '[^']+';$/m;
  if (!named.test(code))
    throw new Error('scripts/build/bundle/cut-react/cut-react.ts names no version of React');
  return code.replace(named, `const version = '${version}';`);
}
