import type MagicString from 'magic-string';
import { type AstNode, nodesOf } from '../../../shared/ast-calls.ts';
import { type Cut, type Node, nameOf } from './cut.ts';

/**
 * The fiber tags for features that nothing here renders, named as in ReactWorkTags. Late parts need
 * no Suspense: see core/ui/late.
 */
export const neverMade: ReadonlyMap<unknown, string> = new Map([
  [12, 'Profiler'],
  [13, 'Suspense'],
  [16, 'Lazy'],
  [18, 'DehydratedFragment'],
  [19, 'SuspenseList'],
  [21, 'Scope'],
  [22, 'Offscreen'],
  [23, 'LegacyHidden'],
  [24, 'Cache'],
  [26, 'HostHoistable'],
  [27, 'HostSingleton'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
]);

/** The element types that need them: React refuses one of these as an unknown type. */
const neverTypes: ReadonlySet<string> = new Set([
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_TYPE',
  'REACT_LAZY_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
  'REACT_ACTIVITY_TYPE',
]);

const isNever = (node: AstNode | undefined): boolean =>
  node?.type === 'Literal' && neverMade.has(node.value);
const isNeverType = (node: AstNode | undefined): boolean =>
  node?.type === 'Identifier' && neverTypes.has(nameOf(node));

/** `fiber.tag`, or a variable with its value. */
const isTag = (node: AstNode | undefined): boolean =>
  node?.type === 'MemberExpression'
    ? nameOf((node as Node).property) === 'tag'
    : ['tag', 'grandTag'].includes(nameOf(node));

const ends = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'];

/** Whether statements never continue to the next one. */
function areEnded(statements: readonly AstNode[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return areEnded(last.body as AstNode[]);
  return last !== undefined && ends.includes(last.type);
}

/** The names that `var` declares below nodes, within their own function. */
function declaredBelow(nodes: readonly AstNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes)
    for (const one of nodesOf(node, ({ type }) => !type.startsWith('Function')))
      if (one.type === 'VariableDeclarator') names.add(nameOf((one as Node).id));
  return names;
}

interface Case extends AstNode {
  readonly test: AstNode | undefined;
  readonly consequent: readonly AstNode[];
}

/**
 * Removes dead cases from a `switch`, but not those into which a live case falls. Variables that
 * others use stay declared.
 * @returns The removed cases.
 */
function cutSwitch(
  statement: AstNode,
  text: MagicString,
  isNeverCase: (test: AstNode | undefined) => boolean,
): Case[] {
  const gone: Case[] = [];
  let fallsIn = false;
  for (const one of statement.cases as readonly Case[]) {
    const isDead = isNeverCase(one.test);
    if (isDead && !fallsIn) {
      gone.push(one);
      text.remove(one.start, one.end);
      continue;
    }
    if (isDead) text.remove(one.start, one.consequent[0]?.start ?? one.end);
    fallsIn = !areEnded(one.consequent);
  }
  const names = [...declaredBelow(gone)].join(',');
  if (names) text.appendLeft(statement.start, `var ${names};`);
  return gone;
}

/** A comparison with a tag that never occurs is false, or true if it is negated. */
function cutComparison({ start, end, ...node }: Node, text: MagicString): boolean {
  const { left, right } = node;
  const operator = String(node.operator);
  const isDead = (isNever(left) && isTag(right)) || (isNever(right) && isTag(left));
  if (!isDead || !['===', '!=='].includes(operator)) return false;
  text.overwrite(start, end, operator === '===' ? '!1' : '!0');
  return true;
}

/**
 * Removes from the renderer the fibers that never occur: their cases go, and comparisons with their
 * tags become constants. The minifier then removes what only they used.
 */
export function deadFibers(): Cut {
  const gone = new Set<AstNode>();
  return (node, text) => {
    if (gone.has(node)) return true;
    if (node.type === 'BinaryExpression') return cutComparison(node as Node, text);
    if (node.type !== 'SwitchStatement') return false;
    const discriminant = node.discriminant as AstNode;
    const isOfTypes = (node.cases as readonly Case[]).some(({ test }) => isNeverType(test));
    const isNeverCase = isTag(discriminant) ? isNever : isOfTypes && isNeverType;
    if (isNeverCase) for (const one of cutSwitch(node, text, isNeverCase)) gone.add(one);
    return false;
  };
}
