import { type AstNode, nodesOf } from '../../shared/ast-calls.ts';

const nameOf = (node: unknown): string | undefined => (node as { name?: string } | null)?.name;

function* strayImports(node: AstNode, kinds: readonly string[]): Generator<string> {
  for (const specifier of node.specifiers as AstNode[]) {
    if (specifier.type === 'ImportNamespaceSpecifier')
      yield `import { ${kinds.join(', ')} } by name, not as "${nameOf(specifier.local)}"`;
    const name = nameOf(specifier.imported);
    if (name && kinds.includes(name) && name !== nameOf(specifier.local))
      yield `import ${name} by its own name, not as "${nameOf(specifier.local)}"`;
  }
}

const isStyleImport = (node: AstNode): boolean =>
  node.type === 'ImportDeclaration' &&
  /\/css(\.built)?(\.ts)?$/.test((node.source as { value: string }).value);

/**
 * Uses of style functions that the build could not replace in a module: under another name, or
 * passed on as a value instead of called. They would reach visitors as calls with wrong arguments.
 */
export function* strayUses(program: AstNode, kinds: readonly string[]): Generator<string> {
  const allowed = new Set<unknown>();
  const used: AstNode[] = [];
  for (const node of nodesOf(program, () => true)) {
    if (isStyleImport(node)) yield* strayImports(node, kinds);
    if (node.type === 'CallExpression') allowed.add(node.callee);
    if (node.type === 'ImportSpecifier') allowed.add(node.local).add(node.imported);
    if (node.type === 'MemberExpression' && !node.computed) allowed.add(node.property);
    if (node.type === 'Property' && !node.computed && !node.shorthand) allowed.add(node.key);
    if (node.type === 'Identifier' && kinds.includes(nameOf(node) ?? '')) used.push(node);
  }
  for (const node of used)
    if (!allowed.has(node)) yield `call ${nameOf(node)} directly, do not pass it on`;
}
