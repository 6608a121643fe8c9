import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type AstNode, nodesOf } from '../shared/ast-calls';
import { resolveImport } from '../shared/imports';
import { root } from '../shared/widget-files';

/** A top-level declaration in a module of src. */
export interface Reached {
  readonly file: string;
  readonly name: string;
  readonly node: AstNode;
}

interface Module {
  readonly declared: ReadonlyMap<string, AstNode>;
  /** The source of a local name. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Statements that run when the module is loaded. */
  readonly effects: readonly AstNode[];
}

const named = (node: unknown): string => (node as { name?: string } | null)?.name ?? '';
const all = () => true;

function bindings(pattern: AstNode): string[] {
  const names = [...nodesOf(pattern, all)].filter(({ type }) => type === 'Identifier').map(named);
  return pattern.type === 'Identifier' ? [named(pattern)] : names;
}

function readModule(file: string): Module {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const declared = new Map<string, AstNode>();
  const imported = new Map<string, { file: string; name: string }>();
  const effects: AstNode[] = [];
  for (const statement of program.body as unknown as AstNode[]) {
    if (statement.type === 'ImportDeclaration') {
      const target = resolveImport(file, (statement.source as { value: string } & AstNode).value);
      if (!target || statement.importKind === 'type') continue;
      for (const one of statement.specifiers as AstNode[])
        if (one.importKind !== 'type')
          imported.set(named(one.local), { file: target, name: named(one.imported) || '*' });
      continue;
    }
    const inner = (statement.declaration as AstNode | null) ?? statement;
    if (inner.type === 'VariableDeclaration')
      for (const one of inner.declarations as AstNode[])
        for (const name of bindings(one.id as AstNode)) declared.set(name, one);
    else if (inner.id) declared.set(named(inner.id), inner);
    else effects.push(inner);
  }
  return { declared, imported, effects };
}

const modules = new Map<string, Module>();
function moduleOf(file: string): Module {
  const known = modules.get(file) ?? readModule(file);
  modules.set(file, known);
  return known;
}

interface Target {
  readonly file: string;
  readonly name: string;
}

/** What some code of a file names, now or late: all of a module (`*`) or a declaration. */
function readTargets(file: string, node: AstNode): Target[] {
  const { declared, imported } = moduleOf(file);
  const targets: Target[] = [];
  for (const one of nodesOf(
    node,
    ({ type }) => !type.startsWith('TS') || type === 'TSAsExpression',
  )) {
    if (one.type === 'ImportExpression') {
      const target = resolveImport(file, (one.source as AstNode & { value?: string }).value ?? '');
      if (target) targets.push({ file: target, name: '*' });
    }
    if (one.type !== 'Identifier' && one.type !== 'JSXIdentifier') continue;
    const name = named(one);
    const origin = imported.get(name);
    if (origin) targets.push(origin);
    else if (declared.has(name)) targets.push({ file, name });
  }
  return targets;
}

// Most code is reached from many widgets.
const targets = new Map<AstNode, readonly Target[]>();
function targetsOf(file: string, node: AstNode): readonly Target[] {
  const known = targets.get(node) ?? readTargets(file, node);
  targets.set(node, known);
  return known;
}

/**
 * All declarations that a module can run, its own and imported ones, now or late (`import()`), name
 * by name: a file that is imported for one function counts for that only.
 */
export function reachOf(start: string): Reached[] {
  const found = new Map<string, Reached>();
  const entered = new Set<string>();
  const look = (file: string, node: AstNode) => {
    for (const target of targetsOf(file, node)) enter(target.file, target.name);
  };
  const enter = (file: string, name: string): void => {
    const { declared, effects } = moduleOf(file);
    if (!entered.has(file)) {
      entered.add(file);
      for (const node of effects) look(file, node);
    }
    const names = name === '*' ? [...declared.keys()] : [name];
    for (const one of names) {
      const node = declared.get(one);
      const key = `${file} ${one}`;
      if (!node || found.has(key)) continue;
      found.set(key, { file, name: one, node });
      look(file, node);
    }
  };
  enter(start, '*');
  return [...found.values()];
}
