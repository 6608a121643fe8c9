// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playwrightOutcome, vitestOutcome } from '../../../scripts/test-reports';
import { root } from '../../../scripts/widget-files';

it("Vitest's failed tests, and files that do not load, are named with what went wrong", () => {
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

it("Playwright's failed tests of all depths are named, and errors outside of tests", () => {
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
