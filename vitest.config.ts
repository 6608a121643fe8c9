import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { minutes } from './scripts/test/limits.ts';
import { leftOut, unitFolders } from './scripts/test/rings.ts';
import { workers } from './scripts/test/workers.ts';

/** First what may take minutes: the last file of one worker would run alone. */
function turnOf({ moduleId }: TestSpecification): number {
  const text = readFileSync(moduleId, 'utf8');
  if (/\bminutes\(/.test(text)) return 0;
  return text.startsWith('// @vitest-environment node') ? 2 : 1;
}

/** A worker goes on from file to file while they have the same environment. */
class LongestThenByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, turn: turnOf(file) }));
    return sorted.sort((one, other) => one.turn - other.turn).map(({ file }) => file);
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: unitFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: [...configDefaults.exclude, ...leftOut()],
    setupFiles: ['tests/unit/support/setup.ts'],
    restoreMocks: true,
    // For what has gone wrong, not for what takes its time on a busy machine.
    testTimeout: minutes(1),
    hookTimeout: minutes(1),
    // So many fail by one cause; where each waits for its limit, a run would take hours.
    bail: 30,
    // A worker for each file anew would take longer than the tests; support/setup.ts tidies up.
    isolate: false,
    maxWorkers: workers(2, 0.9),
    // A fifth of the time was garbage collection: each test makes a document and drops it.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestThenByEnvironment },
  },
});
