/**
 * `npm test`: lint and types, build, size budgets, unit and structure tests, browser tests and
 * Storybook, in the rows of test-steps.ts: each rule and each flow once. `npm run test:all` runs
 * all there is (docs/architecture/tests.md, "Two rings"). Each step prints a line, and its full
 * output when it fails. All steps run even when one fails; at the end the failed tests are listed,
 * and the last line has the totals. `npm test -- unit` runs the steps whose name contains "unit";
 * `npm test -- --changed` what the changes since the last commit can break, `--changed=main` those
 * since main; `--shard=1/3` a third of each runner's tests. `TEST_WORKERS` sets how many run at
 * once; the default depends on the processors. Ends with 1 after a failure, and with 2 if what was
 * typed means nothing.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './shared/chromium';
import { readArguments, UsageError } from './test/arguments';
import { browserTestsOf, changedFiles, isContent } from './test/changed';
// Measured here, before the steps make the machine busy.
import { slowness } from './test/limits';
import { runRows } from './test/run-steps';
import { type Rows, reports, rowsForChange, rowsOf, shareOf } from './test/test-steps';

/** The steps for what differs from a commit; says what they are chosen by. */
function changedRows(ref: string): Rows {
  const files = changedFiles(ref);
  const { pattern, isWide } = browserTestsOf(files);
  console.log(
    `${files.length} files differ from ${ref}; browser tests of: ${pattern ?? 'nothing'}`,
  );
  if (isWide)
    console.log('What all widgets share has changed: this is a part, and npm test runs the rest.');
  process.env.TEST_RING = isWide || files.some(isContent) ? '' : 'changed';
  return rowsForChange(files, ref);
}

async function main(): Promise<number> {
  const steps = [...rowsOf(false), ...rowsForChange([], 'HEAD')].flat().map(({ name }) => name);
  const { isAll, since, ...share } = readArguments(process.argv.slice(2), [...new Set(steps)]);
  const isWhole = isAll || (!since && process.env.TEST_RING === 'all');
  process.env.TEST_RING = isWhole ? 'all' : '';
  const rows = shareOf(since ? changedRows(since) : rowsOf(isWhole), share);
  if (rows.flat().length === 0)
    throw new UsageError(
      `Nothing to run: no step of this is called "${share.words.join('", "')}".`,
    );
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  process.env.CHROMIUM_PATH = ensureChromium();
  // Each step sets its own.
  delete process.env.NODE_ENV;
  if (slowness > 1)
    console.log(`A slow or busy machine: limits of time are ${slowness} times as long`);
  const outcomes = await runRows(rows);
  const passed = outcomes.reduce((total, one) => total + one.passed, 0);
  const failures = outcomes.flatMap((one) => one.failures);
  if (passed + failures.length === 0) failures.push('No test ran.');
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
