// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type AstNode, nodesOf } from '../../scripts/shared/ast-calls';
import { root } from '../../scripts/shared/widget-files';

const readers = /^src\/read\//;
const files = ['src', 'editor', 'stand-in', 'cli', 'demo-host', 'showroom', 'site']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !readers.test(file));

/** The expressions of some code that are so. */
const found = (file: string, text: string, isSo: (node: AstNode, source: string) => boolean) => {
  const program = parseSync(file, text).program as unknown as AstNode;
  return [...nodesOf(program, () => true)]
    .filter((node) => isSo(node, text.slice(node.start, node.end)))
    .map(({ start, end }) => `${file}: ${text.slice(start, end)}`);
};
const foundIn = (isSo: Parameters<typeof found>[2]) =>
  files.flatMap((file) => found(file, readFileSync(join(root, file), 'utf8'), isSo));

/** A date that a text could be in: of one argument that is no sum and no `Date.UTC()`. */
const isOfText = (node: AstNode, source: string): boolean => {
  if (/^Date\.parse\b/.test(source)) return node.type === 'CallExpression';
  const { arguments: given = [] } = node as { readonly arguments?: readonly AstNode[] };
  const [only, ...others] = given;
  if (!/^new Date\(/.test(source) || node.type !== 'NewExpression') return false;
  if (!only || others.length > 0 || /^new Date\(Date\.UTC\(/.test(source)) return false;
  return only.type !== 'BinaryExpression' || !source.includes('.getTime()');
};

/** A number that is read with a comma of its own. */
const hasOwnComma = (node: AstNode, source: string): boolean =>
  node.type === 'CallExpression' && /\.replace\('[,.]', '\.'\)$/.test(source);

describe('a value from outside', () => {
  it('is a date by readDate() of src/read: engines read the same text as different days', () => {
    expect(foundIn(isOfText)).toEqual([]);
  });

  it('is a number or an amount by readNumber() or readAmount() of src/read', () => {
    expect(foundIn(hasOwnComma)).toEqual([]);
  });

  it('is found in code', () => {
    const code = `new Date(text); new Date('2026-11-05'); new Date(\`\${day}T00:00\`); Date.parse(text);
      new Date(); new Date(2026, 10); new Date(Date.UTC(2026, 10, 5)); new Date(now.getTime() + 5);
      Number(text.replace(',', '.')); text.replace('.', ',');`;
    expect(found('a.ts', code, isOfText)).toHaveLength(4);
    expect(found('a.ts', code, hasOwnComma)).toHaveLength(1);
  });
});
