/**
 * `npm test`: lint and types, build, size budgets, unit and structure tests, browser tests, stories
 * and Storybook itself, in the rounds of test-steps.ts. Each step prints a line, and its full output
 * when it fails. All steps run even when one fails; at the end the failed tests are listed, and the
 * last line has the totals. `npm test -- unit` runs the steps whose name contains "unit";
 * `npm test -- --changed` those for the changes since the last commit, `--changed=main` for those
 * since main; `--shard=1/3` a third of each runner's tests. `TEST_WORKERS` sets how many run at
 * once; the default depends on the processors.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './shared/chromium';
import { tool } from './shared/tool';
import { root } from './shared/widget-files';
import { browserTestsOf, changedFiles, isContent } from './test/changed';
import type { Outcome } from './test/test-reports';
import {
  allRounds,
  browser,
  build,
  check,
  type Round,
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
function touched(ref: string): Round[] {
  const files = changedFiles(ref);
  const tests = browserTestsOf(files);
  console.log(`${files.length} files differ from ${ref}; browser tests of: ${tests ?? 'nothing'}`);
  const inStorybook = files.some((file) => /^(\.storybook|stories)\//.test(file));
  const inBrowser = tests ? [browser('--grep', tests, '--pass-with-no-tests')] : [];
  const isBuilt = tests || files.some((file) => /^(scripts|cli)\//.test(file));
  // No module imports content, and most tests read it through the stand-in.
  const units = files.some(isContent)
    ? [unit('unit tests')]
    : [
        unit('unit tests', '--changed', ref, '--passWithNoTests'),
        // They find files by glob, so no import leads from a change to them.
        unit('structure tests', 'tests/structure'),
      ];
  return [
    [[check], isBuilt ? [build] : []],
    [units],
    [inBrowser, inStorybook ? [stories, storybook] : []],
  ];
}

/** Runs a program. @returns Its exit code and its output */
async function ended([name, ...args]: Step['command']): Promise<{ status: number; text: string }> {
  const program = spawn(...tool(name, ...args), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser tests') },
  });
  let text = '';
  for (const output of [program.stdout, program.stderr])
    output.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  const [status] = await once(program, 'close');
  return { status, text };
}

async function attempt({ name, command, count }: Step): Promise<Attempt> {
  const { status, text } = await ended(command);
  // A step's output is only for those who look for a failure.
  if (status !== 0) console.log(`\n== ${name}\n${text}`);
  const plain = status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
  const report = reportOf(name);
  const counted = count && existsSync(report) ? count(readFileSync(report, 'utf8')) : plain;
  // A runner that exits with an error but no failed test has failed all the same.
  return { ...counted, hasEndedBadly: status !== 0 && counted.failures.length === 0 };
}

async function run(step: Step): Promise<Outcome> {
  const from = Date.now();
  let outcome = await attempt(step);
  if (outcome.hasEndedBadly && step.hasOneBrowser) {
    console.log(`${step.name} once more: its browser ended before its tests did`);
    outcome = await attempt(step);
  }
  const { passed, hasEndedBadly } = outcome;
  const failures = hasEndedBadly ? [`${step.name}: ended before its tests did`] : outcome.failures;
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(`${step.name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  return { passed, failures };
}

async function runRow(row: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of row) outcomes.push(await run(step));
  return outcomes;
}

const given = process.argv.slice(2);
const since = given.map((one) => /^--changed(?:=(.+))?$/.exec(one)).find(Boolean);
const shard = given.find((one) => one.startsWith('--shard='));
const only = given.filter((one) => !one.startsWith('--'));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = ensureChromium();
// Each step sets its own.
delete process.env.NODE_ENV;
const isAsked = ({ name }: Step) => only.length === 0 || only.some((part) => name.includes(part));
const outcomes: Outcome[] = [];
for (const round of since ? touched(since[1] ?? 'HEAD') : allRounds) {
  const rows = round.map((row) => row.filter(isAsked).map((step) => withShard(step, shard)));
  outcomes.push(...(await Promise.all(rows.map(runRow))).flat());
}
const passed = outcomes.reduce((total, one) => total + one.passed, 0);
const failures = outcomes.flatMap((one) => one.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
