import { parseSync } from 'vite';
import { type AstNode, nodesOf } from '../shared/ast-calls';

/** The whole sentence of a test: the titles of its suites, and its own. */
export interface TestTitle {
  readonly title: string;
  /** The cited requirements, in the titles of suites or of the test itself. */
  readonly ids: readonly string[];
  /** Its tags, if they do not depend on a parameter: `@all`. */
  readonly tags: readonly string[];
}

const runners = ['it', 'test', 'describe'];
const citation = /\[([A-Z0-9]+-\d+(?:[ ,]+[A-Z0-9]+-\d+)*)\]/g;

/** The name at the root of a callee: `it` of `it.each([…])(…)`. */
function rootName(callee: AstNode): string {
  const { type, object, callee: inner, tag, name } = callee as AstNode & Record<string, AstNode>;
  if (type === 'Identifier') return String(name);
  const next = object ?? inner ?? tag;
  return next ? rootName(next) : '';
}

/** A callee by its names: `test.describe` of `test.describe('…')`. */
const namesIn = (source: string, callee: AstNode): string =>
  source.slice(callee.start, callee.end).match(/^(?:test|it|describe)(?:\.\w+)*/)?.[0] ?? '';

/** A title as written; a part that is only known at run time is `…`. */
function titleOf(node: AstNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as (AstNode & { value: { cooked: string } })[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** The tables of a file by their names, for `it.each(table)`. */
function tablesOf(program: unknown): Map<string, AstNode> {
  const tables = new Map<string, AstNode>();
  for (const node of nodesOf(program, () => true))
    if (node.type === 'VariableDeclarator' && node.init)
      tables.set(String((node.id as { name?: string }).name), node.init as AstNode);
  return tables;
}

/** The first texts in the rows of `it.each([…])`, if they cite a requirement. */
function citingRows(call: AstNode, tables: Map<string, AstNode>): string[] {
  const given = (call.arguments as AstNode[] | undefined)?.[0];
  const table = given?.type === 'Identifier' ? tables.get(String(given.name)) : given;
  const rows = (table?.elements ?? []) as AstNode[];
  return rows
    .map((row) => titleOf(row.type === 'ArrayExpression' ? (row.elements as AstNode[])[0] : row))
    .filter((text = '') => text.match(citation)) as string[];
}

/** The tag in the details of a test or a suite: `{ tag: '@all' }`. */
const tagsOf = (details: AstNode | undefined): string[] =>
  ((details?.properties ?? []) as (AstNode & { key: { name?: string }; value: AstNode })[])
    .filter(({ key, value }) => key?.name === 'tag' && value.type === 'Literal')
    .map(({ value }) => String(value.value));

type Found = Generator<Pick<TestTitle, 'tags'> & { readonly path: readonly string[] }>;
function* titlesIn(source: string, root: unknown, tables: Map<string, AstNode>): Found {
  function* within(value: unknown, above: readonly string[], tagged: readonly string[]): Found {
    if (Array.isArray(value)) for (const one of value) yield* within(one, above, tagged);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as AstNode;
    const call = node.type === 'CallExpression' ? (node.callee as AstNode) : undefined;
    const title = call && titleOf((node.arguments as AstNode[])[0]);
    if (!call || title === undefined || !runners.includes(rootName(call))) {
      for (const field of Object.values(node)) yield* within(field, above, tagged);
      return;
    }
    const rows = title.includes('%s') ? citingRows(call, tables) : [];
    const isSuite = /describe/.test(namesIn(source, call));
    const rest = (node.arguments as AstNode[]).slice(1);
    const tags = [...tagged, ...tagsOf(rest[0])];
    for (const text of rows.length > 0 ? rows : ['%s']) {
      const path = [...above, title.replace('%s', () => text)];
      if (isSuite) yield* within(rest, path, tags);
      else yield { path, tags };
    }
  }
  yield* within(root, [], []);
}

/** The tests in a file, and those in its batteries for other files. */
export function testTitles(file: string, source: string): TestTitle[] {
  const { program } = parseSync(file, source);
  return [...titlesIn(source, program, tablesOf(program))].map(({ path, tags }) => {
    const whole = path.join(' ');
    return {
      title: whole.replace(citation, '').replace(/\s+/g, ' ').trim(),
      ids: [...whole.matchAll(citation)].flatMap(([, ids = '']) => ids.split(/[ ,]+/)),
      tags,
    };
  });
}
