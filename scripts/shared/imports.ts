import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import { type AstNode, nodesOf } from './ast-calls';
import { root } from './widget-files';

/** What a module imports, or exports from another one, in one statement or call. */
export interface Import {
  /** As it is written: `./x`, or the name of a package. */
  readonly from: string;
  /** The imported names; empty for `import './x'`, `import()` and everything of a module. */
  readonly names: readonly string[];
  /** Types only: the code that runs does not contain it. */
  readonly isType: boolean;
  /** It loads when this code runs: `import()`. */
  readonly isDynamic: boolean;
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

function fromStatement(node: AstNode): Import {
  const parts = ((node.specifiers as AstNode[] | undefined) ?? []).map((one) => ({
    name: nameOf(one.imported ?? one.local),
    isType: one.importKind === 'type' || one.exportKind === 'type',
    isNamed: one.type === 'ImportSpecifier' || one.type === 'ExportSpecifier',
  }));
  const isMarked = node.importKind === 'type' || node.exportKind === 'type';
  return {
    from: nameOf(node.source),
    names: parts.filter(({ isNamed }) => isNamed).map(({ name }) => name),
    isType: isMarked || (parts.length > 0 && parts.every(({ isType }) => isType)),
    isDynamic: false,
  };
}

/** The text of `'./x'`, or of a template without values; undefined for what only a run knows. */
function plainText(node: AstNode): string | undefined {
  if (node.type === 'Literal') return String(node.value);
  const quasis = node.quasis as { value: { cooked: string } }[] | undefined;
  return quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** All imports in the text of a module. `import.meta.glob` is none: it names no module. */
export function importsIn(file: string, text: string): Import[] {
  const program = parseSync(file, text).program as unknown as AstNode;
  const found = (program.body as AstNode[]).filter(({ source }) => source).map(fromStatement);
  if (!/\bimport\b[^'"]*?\(/.test(text)) return found;
  for (const node of nodesOf(program.body, () => true)) {
    const isType = node.type === 'TSImportType';
    if (!isType && node.type !== 'ImportExpression') continue;
    const from = plainText(node.source as AstNode);
    if (from !== undefined) found.push({ from, names: [], isType, isDynamic: !isType });
  }
  return found;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The imported file, from the project's root; undefined for a package, or if there is none. */
export function resolveImport(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const path = resolve(root, dirname(file), from.replace(/\?.*$/, ''));
  const found = [path, `${path}.ts`, `${path}.tsx`].find(isFile);
  return found && relative(root, found).replaceAll(sep, '/');
}

export interface FoundImport extends Import {
  readonly file: string | undefined;
}

const known = new Map<string, readonly FoundImport[]>();

/** The imports of a file of the project, by its path from the root, each with the file it leads to. */
export function importsOf(file: string): readonly FoundImport[] {
  const found =
    known.get(file) ??
    importsIn(file, readFileSync(join(root, file), 'utf8')).map((one) => ({
      ...one,
      file: resolveImport(file, one.from),
    }));
  known.set(file, found);
  return found;
}

/** The files of the project that a file imports, now or late, and types too unless it must run. */
export const importedFiles = (file: string, { withTypes = true } = {}): string[] =>
  importsOf(file).flatMap((one) => (one.file && (withTypes || !one.isType) ? one.file : []));

/** Whether a file is one of these, or what it imports to run leads to one. */
export function reaches(
  file: string,
  wanted: ReadonlySet<string>,
  seen = new Set<string>(),
): boolean {
  if (wanted.has(file)) return true;
  if (seen.has(file) || !/\.tsx?$/.test(file)) return false;
  seen.add(file);
  return importedFiles(file, { withTypes: false }).some((one) => reaches(one, wanted, seen));
}
