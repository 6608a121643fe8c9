// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type AstNode, nodesOf } from '../../../scripts/shared/ast-calls';
import { root } from '../../../scripts/shared/widget-files';
import { wordsRows } from '../../../src/read/words-table';

const folder = join(root, 'editor');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const rows = wordsRows(read('editor.words.tsv'));
const codes = new Set(rows.map(({ what }) => what.replace(/_(zero|one|other)$/, '')));

/** Whether a call says a text: `t('…')`, `reader.texts('…')`, `sayFor(ui)('…')`. */
function isSaying({ type, callee }: AstNode): boolean {
  if (type !== 'CallExpression') return false;
  const called = callee as AstNode & { name?: string; property?: AstNode; callee?: AstNode };
  const { name } = (called.property ?? called.callee ?? called) as { name?: string };
  return called.type === 'CallExpression' ? name === 'sayFor' : /^(t|texts)$/.test(name ?? '');
}

/** A template as a pattern: `purposes.${one}` is any code that begins with `purposes.`. */
const patternOf = (quasis: readonly { value: { cooked: string } }[]): RegExp =>
  new RegExp(`^${quasis.map(({ value }) => value.cooked.replaceAll('.', '\\.')).join('[^.]+')}$`);

/** The codes that the first argument of a call may be; the test of a choice is none of them. */
const usesIn = (call: AstNode): RegExp[] =>
  [...nodesOf((call.arguments as AstNode[])[0], ({ type }) => type !== 'BinaryExpression')].flatMap(
    (node) => {
      if (node.type === 'TemplateLiteral')
        return [patternOf(node.quasis as { value: { cooked: string } }[])];
      return node.type === 'Literal' ? [new RegExp(`^${node.value}$`)] : [];
    },
  );

const uses = [
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`editor/${path}`, read(path)] as const),
  ['cli/init/page.ts', readFileSync(join(root, 'cli/init/page.ts'), 'utf8')] as const,
].flatMap(([path, text]) =>
  [...nodesOf(parseSync(path, text).program, () => true)]
    .filter(isSaying)
    .flatMap((call) => usesIn(call).map((use) => ({ path, use }))),
);

describe('the texts of the catalogue', () => {
  it('have a row for each code that is used', () => {
    const all = [...codes];
    const missing = uses.filter(({ use }) => !all.some((code) => use.test(code)));
    expect(uses.length).toBeGreaterThan(150);
    expect(missing.map(({ path, use }) => `${path}: ${use.source}`)).toEqual([]);
  });

  it('are all used, each code once', () => {
    const dead = [...codes].filter((code) => !uses.some(({ use }) => use.test(code)));
    expect(dead, 'take them out of editor/editor.words.tsv').toEqual([]);
    const names = rows.map(({ what }) => what);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const texts = rows.map(({ en, fi, se }) => [en, fi, se].join());
    expect(names.filter((_, at) => texts.indexOf(texts[at] ?? '') !== at)).toEqual([]);
  });

  it.each(rows.map((row) => [row.what, row] as const))('%s is whole in each language', (_, row) => {
    const said = ['en', 'fi', 'se', ...(row.de ? ['de'] : [])].map((one) => row[one] ?? '');
    const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const text of said) {
      expect(text.trim()).not.toBe('');
      expect(placesOf(text)).toEqual(placesOf(row.en));
    }
  });

  it('of a page of the brand are in German, too', () => {
    const around = rows.filter(({ what }) => what.startsWith('around.'));
    expect(around.map(({ de }) => Boolean(de))).toEqual([true, true, true]);
  });
});
