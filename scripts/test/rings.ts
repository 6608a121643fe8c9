import { argv, env } from 'node:process';

/** Unit and structure tests, which Vitest runs. */
export const unitFolders = ['tests/unit', 'tests/structure'];
export const unitFile = /\.test\.tsx?$/;

/** Tests in a browser, which Playwright runs. */
export const browserFolder = 'tests/browser';
export const browserFile = /\.spec\.ts$/;

/** A file that only `npm run test:all` runs, and `npm test -- --changed` for a change it tests. */
export const ofSecondRing = /\.all\.(test|spec)\.tsx?$/;

/** A browser test of the second ring in a file of the first has this tag. */
export const tagOfSecondRing = '@all';

export const isFirstRing = (ring = env.TEST_RING): boolean => ring !== 'all' && ring !== 'changed';

/** The patterns for the files that a runner leaves out, unless they are asked for by their name. */
export const leftOut = (
  ring = env.TEST_RING,
  asked: readonly string[] = argv.slice(2),
): readonly string[] =>
  isFirstRing(ring) && !asked.some((one) => /\.all\b/.test(one)) ? ['**/*.all.{test,spec}.*'] : [];

/** The tests that Playwright leaves out. */
export const leftOutTests = (): RegExp | undefined =>
  isFirstRing() ? new RegExp(tagOfSecondRing) : undefined;

/** The runner of a file, from the project's root; undefined if none runs it. */
export function runnerOf(file: string): 'vitest' | 'playwright' | undefined {
  if (file.startsWith(`${browserFolder}/`) && browserFile.test(file)) return 'playwright';
  const isUnit = unitFolders.some((folder) => file.startsWith(`${folder}/`)) && unitFile.test(file);
  return isUnit ? 'vitest' : undefined;
}
