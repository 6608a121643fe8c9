// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { type AstNode, nodesOf } from '../../scripts/shared/ast-calls';
import { root } from '../../scripts/shared/widget-files';

type Node = AstNode & Record<string, unknown>;
interface Named {
  readonly name?: { readonly name?: string };
  readonly key?: { readonly value?: string };
}

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

/** The attributes of each element, and the properties of each object. */
function groupsIn(file: string): (string | undefined)[][] {
  const text = readFileSync(join(root, 'src', file), 'utf8');
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return [...nodesOf(program, () => true)].map((node) => {
    const { attributes, properties } = node as Node;
    const entries = (attributes ?? properties ?? []) as readonly Named[];
    return Array.isArray(entries) ? entries.map(({ name, key }) => name?.name ?? key?.value) : [];
  });
}

it('names for each control that opens something what it opens [IMP-15]', () => {
  const missing = files.filter((file) =>
    groupsIn(file).some(
      (names) =>
        names.includes('aria-expanded') &&
        !names.includes('aria-controls') &&
        !names.includes('aria-haspopup'),
    ),
  );
  expect(missing, 'add aria-controls, or aria-haspopup for what is above the page').toEqual([]);
});
