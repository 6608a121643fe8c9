import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { root } from '../shared/widget-files';

/** The content of a test runner's report: how many tests passed, and each that did not. */
export interface Outcome {
  readonly passed: number;
  /** File, test and error, in a line. */
  readonly failures: readonly string[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** Lines after the first that help: the seed of a random walk, and how two values differ. */
const telling = /^(\{ seed: |Counterexample: |Expected|Received|[-+] )/;

function whatIsWrong(text = ''): string {
  const [first = '', ...others] = stripVTControlCharacters(text).trim().split('\n');
  return [first, ...others.filter((line) => telling.test(line))].join(' ').slice(0, 400);
}
const said = (...parts: readonly string[]): string => parts.filter(Boolean).join(' › ');

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  // A file that fails to load has no test of its own to fail.
  if (status === 'failed' && assertionResults.length === 0)
    return [said(file, whatIsWrong(message))];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => said(file, test.fullName, whatIsWrong(test.failureMessages?.[0])));
}

/** The outcome in Vitest's JSON report. */
export function vitestOutcome(report: string): Outcome {
  const { numPassedTests, testResults } = JSON.parse(report);
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) };
}

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites?.flatMap(specsOf) ?? []),
];

/** The outcome in Playwright's JSON report; a test that passed only on a retry counts as failed. */
export function playwrightOutcome(report: string): Outcome {
  const { stats, errors, suites }: JSONReport = JSON.parse(report);
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some((one) => !['expected', 'skipped'].includes(one.status)))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((one) => one.results.flatMap((result) => result.errors));
      return said(file, title, whatIsWrong(errors[0]?.message));
    });
  return {
    passed: stats.expected,
    failures: [...failed, ...errors.map((one) => whatIsWrong(one.message))],
  };
}
