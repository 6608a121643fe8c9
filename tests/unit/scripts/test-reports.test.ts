// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/shared/widget-files';
import { playwrightOutcome, vitestOutcome } from '../../../scripts/test/test-reports';

it("Vitest's failed tests, and files that fail to load, are listed with their errors", () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: join(root, 'tests/unit/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes', failureMessages: ['Error: \u001b[31m2\nat x'] },
        ],
      },
      { name: join(root, 'b.test.ts'), status: 'failed', message: 'No x', assertionResults: [] },
      { name: join(root, 'c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(vitestOutcome(JSON.stringify(report))).toEqual({
    passed: 2,
    failures: ['tests/unit/a.test.ts › takes › Error: 2', 'b.test.ts › No x'],
  });
});

it('the seed of a random walk, and the difference of two values, are in the line of a test', () => {
  const chance = 'Error: Property failed\n{ seed: 7, path: "32:1" }\nCounterexample: [[]]\nShrunk';
  const difference = 'Error: toEqual\n\n- Expected  - 1\n+ Received  + 1\n\n  Array [\n+   "hop",';
  const assertionResults = [chance, difference].map((message, at) => ({
    ...{ status: 'failed', fullName: `${at}`, failureMessages: [message] },
  }));
  const testResults = [{ name: join(root, 'a.test.ts'), status: 'failed', assertionResults }];
  const { failures } = vitestOutcome(JSON.stringify({ numPassedTests: 0, testResults }));
  expect(failures).toEqual([
    'a.test.ts › 0 › Error: Property failed { seed: 7, path: "32:1" } Counterexample: [[]]',
    'a.test.ts › 1 › Error: toEqual - Expected  - 1 + Received  + 1 +   "hop",',
  ]);
});

it("Playwright's failed tests of all depths are listed, and errors outside of tests", () => {
  const spec = (title: string, status: string, message?: string) => ({
    ...{ title, file: 'a.spec.ts' },
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    stats: { expected: 5 },
    errors: [{ message: 'Error: no server\nat y' }],
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('left out', 'skipped')],
        suites: [
          { specs: [spec('closes', 'unexpected', 'Error: open'), spec('waits', 'flaky', 'late')] },
        ],
      },
    ],
  };
  expect(playwrightOutcome(JSON.stringify(report))).toEqual({
    passed: 5,
    failures: ['a.spec.ts › closes › Error: open', 'a.spec.ts › waits › late', 'Error: no server'],
  });
});
