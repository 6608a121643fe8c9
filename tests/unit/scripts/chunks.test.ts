// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/widget-files';
import config from '../../../vite.config';

interface Group {
  readonly name: (id: string, graph: object) => string | null;
  readonly test: RegExp;
}
const { output } = (config.build?.rolldownOptions ?? {}) as {
  output?: { codeSplitting?: { groups?: readonly Group[] } };
};
const groups = output?.codeSplitting?.groups ?? [];

/** The shared chunks that a module may go into, with or without an `import()` of it somewhere. */
const chunksOf = (path: string, isLate: boolean) => {
  const id = join(root, path);
  const graph = { getModuleInfo: () => ({ dynamicImporters: isLate ? ['some.tsx'] : [] }) };
  return groups.filter(({ test }) => test.test(id)).map(({ name }) => name(id, graph));
};

it.each(['src/core/form/calendar.tsx', 'src/core/shop/quick-view.tsx', 'src/core/ui/late.tsx'])(
  'a part that is asked for late stays out of the shared chunks by itself: %s',
  (path) => {
    expect(chunksOf(path, false).filter(Boolean)).not.toEqual([]);
    expect(chunksOf(path, true).filter(Boolean)).toEqual([]);
  },
);
