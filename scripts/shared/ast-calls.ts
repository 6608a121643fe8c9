/** A node of an ESTree, as far as we read it here. */
export interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface CallNode extends AstNode {
  readonly arguments: readonly AstNode[];
}

/** All nodes below a value, in the order of the source; `into` returns false for nodes to skip. */
export function* nodesOf(value: unknown, into: (node: AstNode) => boolean): Generator<AstNode> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one, into);
    return;
  }
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  const node = value as AstNode;
  yield node;
  if (into(node)) for (const field of Object.values(node)) yield* nodesOf(field, into);
}

/** The calls of functions with these names. */
export function callsOf(program: AstNode, names: readonly string[]): CallNode[] {
  const calls: CallNode[] = [];
  for (const node of nodesOf(program, () => true)) {
    if (node.type !== 'CallExpression') continue;
    const { name } = node.callee as { name?: string };
    if (name && names.includes(name)) calls.push(node as CallNode);
  }
  return calls.sort((a, b) => a.start - b.start);
}
