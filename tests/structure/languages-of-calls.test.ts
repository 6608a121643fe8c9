// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type AstNode, callsOf, nodesOf } from '../../scripts/shared/ast-calls';
import { root } from '../../scripts/shared/widget-files';

const nameOf = (node: unknown): unknown => (node as { name?: unknown } | null)?.name;

/** Whether some code reads the language from its context; `{ language: 'fi' }` does not. */
function takesLanguage(code: AstNode | undefined): boolean {
  const nodes = [...nodesOf(code, () => true)];
  const keys = new Set(
    nodes
      .filter(({ type, value }) => type === 'Property' && nameOf(value) !== 'language')
      .map(({ key }) => key),
  );
  return nodes.some(
    (node) => node.type === 'Identifier' && node.name === 'language' && !keys.has(node),
  );
}

const calls = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, 'src', file), 'utf8');
    if (!text.includes('useCall(')) return [];
    const program = parseSync(file, text).program as unknown as AstNode;
    return callsOf(program, ['useCall']).map((call) => ({ file, call }));
  });

it('makes every useCall that sends the language name it, so that another language makes the call again', () => {
  expect(calls.length).toBeGreaterThan(5);
  const silent = calls.filter(({ call }) => {
    const [key, make, language] = call.arguments;
    return takesLanguage(key) || (takesLanguage(make) && !language);
  });
  expect(
    silent.map(({ file, call }) => `${file} at ${call.start}`),
    'give useCall its language as the third argument, not in the key',
  ).toEqual([]);
});

it('distinguishes a language from the context from a written one', () => {
  const takes = (text: string) =>
    takesLanguage(parseSync('a.ts', text).program as unknown as AstNode);
  expect(takes('() => ask({ language })')).toBe(true);
  expect(takes('() => ask({ languageId: language })')).toBe(true);
  expect(takes("() => ask({ language: 'fi' })")).toBe(false);
});
