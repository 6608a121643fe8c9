import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tool } from '../shared/tool';
import { root } from '../shared/widget-files';
import { minutes } from './limits';
import { isFirstRing } from './rings';
import type { Outcome } from './test-reports';
import { type Rows, reportOf, type Step } from './test-steps';

/** Runs a program; one that hangs is ended. @returns Its exit code, or null, and its output */
async function ended([name, ...args]: Step['command']): Promise<{
  status: number | null;
  text: string;
}> {
  const program = spawn(...tool(name, ...args), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes(isFirstRing() ? 45 : 150),
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

/**
 * The outcome of a step that has ended.
 *
 * @param report the report that its test runner has written, if it has.
 */
export function outcomeOf(step: Step, status: number | null, report?: string): Outcome {
  const { name, count, mayBeEmpty } = step;
  const failed = (why: string): Outcome => ({ passed: 0, failures: [`${name}: ${why}`] });
  if (!count) return status === 0 ? { passed: 1, failures: [] } : failed('see above');
  const counted = report === undefined ? { passed: 0, failures: [] } : count(report);
  if (counted.failures.length > 0) return counted;
  // A runner that ends with an error but no failed test has failed all the same.
  if (status !== 0) return { ...failed('ended before its tests did'), passed: counted.passed };
  return counted.passed === 0 && !mayBeEmpty ? failed('no test ran') : counted;
}

async function run(step: Step): Promise<Outcome> {
  const from = Date.now();
  const { status, text } = await ended(step.command);
  // A step's output is only for those who look for a failure.
  if (status !== 0) console.log(`\n== ${step.name}\n${text}`);
  const report = reportOf(step.name);
  const written = step.count && existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  const outcome = outcomeOf(step, status, written);
  const seconds = Math.round((Date.now() - from) / 1000);
  const { passed, failures } = outcome;
  console.log(`${step.name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  return outcome;
}

async function runRow(row: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of row) outcomes.push(await run(step));
  return outcomes;
}

/** Runs all steps, also when one fails. */
export const runRows = async (rows: Rows): Promise<Outcome[]> =>
  (await Promise.all(rows.map(runRow))).flat();
