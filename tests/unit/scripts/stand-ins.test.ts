// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import type { AstNode } from '../../../scripts/ast-calls';
import { standIns } from '../../../scripts/cut-react/stand-ins';
import { keptExports, usedOfReact } from '../../../scripts/cut-react/unused-exports';
import { root } from '../../../scripts/widget-files';

const file = 'node_modules/@dnd-kit/core/dist/core.esm.js';
const code = readFileSync(join(root, file), 'utf8');

describe('a library that uses what is cut of React', () => {
  it('has it in its own module, and imports only what is kept', () => {
    const made = standIns(code, join(root, file)) ?? '';
    const used = [...usedOfReact(parseAst(made) as unknown as AstNode)];
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter(({ from, name }) => !keptExports[from]?.includes(name))).toEqual([]);
    for (const name of ['cloneElement', 'forwardRef', 'unstable_batchedUpdates'])
      expect(made).toContain(`const ${name} = `);
  });

  it('fails the build when it no longer imports that, as another version may', () =>
    expect(() => standIns(code.replace('cloneElement, ', ''), join(root, file))).toThrow(
      /does not import cloneElement/,
    ));

  it('is named: other modules stay as they are', () =>
    expect(standIns(code, '/src/widgets/cart/cart.tsx')).toBeUndefined());
});
