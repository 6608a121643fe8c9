// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkGroups, homeOf, homes } from '../../../scripts/build/bundle/chunk-groups';
import { tableOf } from '../../../scripts/build/bundle/chunk-table';
import { root } from '../../../scripts/shared/widget-files';

/** The shared chunks for a module, with or without an `import()` of it somewhere. */
function chunksOf(path: string, isLate: boolean) {
  const id = join(root, path);
  const info = { dynamicImporters: isLate ? ['some.tsx'] : [] } as unknown as Rolldown.ModuleInfo;
  return chunkGroups()
    .filter(({ test }) => (test as (id: string) => boolean)(id))
    .map(({ name }) =>
      (name as (id: string, graph: object) => string | null)(id, { getModuleInfo: () => info }),
    );
}

describe('the shared chunks', () => {
  it('name existing folders and files', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const none = Object.values(homes)
      .flat()
      .filter((path) => !files.some((file) => file.replaceAll('\\', '/').startsWith(path)));
    expect(
      none.map((path) => `scripts/build/bundle/chunk-groups.ts names ${path}, which is not there`),
    ).toEqual([]);
  });

  it('have what is in their folders, except for files that another chunk names', () => {
    expect(homeOf('/x/src/core/products/buy-control.tsx')).toBe('shop');
    expect(homeOf('/x/src/core/delivery/delivery.events.ts')).toBe('delivery');
    expect(homeOf('/x/src/core/element/own-elements.ts')).toBe('text');
    expect(homeOf('/x/src/core/element/reading/values.ts')).toBe('core');
    expect(homeOf('/x/node_modules/react/index.js')).toBe('core');
    expect(homeOf('/x/src/widgets/cart/cart.tsx')).toBeUndefined();
  });

  it.each([
    'src/core/form/product-control.tsx',
    'src/core/products/quick-view.tsx',
    'src/core/ui/late.tsx',
  ])('do not include a part that loads late: %s', (path) => {
    expect(chunksOf(path, false).filter(Boolean)).not.toEqual([]);
    expect(chunksOf(path, true).filter(Boolean)).toEqual([]);
  });
});

it('the table of chunks lists which modules one needs from another, and how much they need of it', () => {
  const modules = {
    'w.ts': { file: 'w.js', bytes: 10, imports: ['a.ts'] },
    'a.ts': { file: 'shop.js', bytes: 30, imports: ['b.ts', 'p.ts'] },
    'b.ts': { file: 'shop.js', bytes: 20, imports: [] },
    'c.ts': { file: 'shop.js', bytes: 50, imports: ['p.ts'] },
    'p.ts': { file: 'base.js', bytes: 4, imports: [] },
    'v.ts': { file: 'v.js', bytes: 10, imports: ['b.ts'] },
  };
  expect(tableOf(new Map(Object.entries(modules)))).toEqual({
    'w.js': { 'shop.js': { modules: ['a.ts'], share: 0.5 }, 'base.js': { modules: [], share: 1 } },
    'shop.js': { 'base.js': { modules: ['p.ts'], share: 1 } },
    // It needs nothing of the base, and loads it with the shop.
    'v.js': { 'shop.js': { modules: ['b.ts'], share: 0.2 }, 'base.js': { modules: [], share: 0 } },
  });
});
