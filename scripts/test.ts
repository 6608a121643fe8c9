/**
 * `npm test`: lint and types, unit and structure tests, build, size budgets, browser tests, stories
 * and Storybook itself, in the order of test-steps.ts. Each step prints a line, and its full output
 * when it fails. All steps run even when one fails; at the end the failed tests are listed, and the
 * last line has the totals. `npm test -- unit` runs the steps whose name contains "unit";
 * `npm test -- --changed` those for the changes since the last commit, `--changed=main` for those
 * since main; `--shard=1/3` a third of each runner's tests. `TEST_WORKERS` sets how many run at
 * once; the default depends on the processors.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './shared/chromium';
import { tool } from './shared/tool';
import { root } from './shared/widget-files';
import { browserTestsOf, changedFiles, isContent } from './test/changed';
import type { Outcome } from './test/test-reports';
import {
  allSteps,
  browser,
  build,
  check,
  reportOf,
  reports,
  type Step,
  stories,
  storybook,
  unit,
  withShard,
} from './test/test-steps';

interface Attempt extends Outcome {
  readonly hasEndedBadly: boolean;
}

/**
 * The tests that a change can break: the unit tests that import it, the structure tests, its
 * widgets' tests.
 */
function touched(ref: string): Step[] {
  const files = changedFiles(ref);
  const tests = browserTestsOf(files);
  console.log(`${files.length} files differ from ${ref}; browser tests of: ${tests ?? 'nothing'}`);
  const inStorybook = files.some((file) => /^(\.storybook|stories)\//.test(file));
  const inBrowser = tests ? [browser('--grep', tests, '--pass-with-no-tests')] : [];
  const isBuilt = tests || files.some((file) => /^(scripts|cli)\//.test(file));
  return [
    check,
    // No module imports content, and most tests read it through the stand-in.
    ...(files.some(isContent)
      ? [unit('unit tests')]
      : [
          unit('unit tests', '--changed', ref, '--passWithNoTests'),
          // They find files by glob, so no import leads from a change to them.
          unit('structure tests', 'tests/structure'),
        ]),
    ...(isBuilt ? [build] : []),
    ...inBrowser,
    ...(inStorybook ? [stories, storybook] : []),
  ];
}

function attempt({ name, command, count }: Step): Attempt {
  const { status, stdout, stderr } = spawnSync(...tool(...command), {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser tests') },
  });
  // A step's output is only for those who look for a failure.
  if (status !== 0) console.log(`\n== ${name}\n${stdout}${stderr}`);
  const plain = status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
  const report = reportOf(name);
  const counted = count && existsSync(report) ? count(readFileSync(report, 'utf8')) : plain;
  // A runner that exits with an error but no failed test has failed all the same.
  return { ...counted, hasEndedBadly: status !== 0 && counted.failures.length === 0 };
}

function run(step: Step): Outcome {
  const from = Date.now();
  let outcome = attempt(step);
  if (outcome.hasEndedBadly && step.hasOneBrowser) {
    console.log(`${step.name} once more: its browser ended before its tests did`);
    outcome = attempt(step);
  }
  const { passed, hasEndedBadly } = outcome;
  const failures = hasEndedBadly ? [`${step.name}: ended before its tests did`] : outcome.failures;
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(`${step.name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  return { passed, failures };
}

const given = process.argv.slice(2);
const since = given.map((one) => /^--changed(?:=(.+))?$/.exec(one)).find(Boolean);
const shard = given.find((one) => one.startsWith('--shard='));
const only = given.filter((one) => !one.startsWith('--'));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = ensureChromium();
const outcomes = withShard(since ? touched(since[1] ?? 'HEAD') : allSteps, shard)
  .filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))
  .map(run);
const passed = outcomes.reduce((total, one) => total + one.passed, 0);
const failures = outcomes.flatMap((one) => one.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
