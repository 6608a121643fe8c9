import type MagicString from 'magic-string';
import type { AstNode } from '../../../shared/ast-calls.ts';
import { type Cut, type Node, nameOf } from './cut.ts';

/** Without `startTransition` and actions no update is part of a transition. */
const transitions = {
  'ReactSharedInternals.T': 'null',
  currentEntangledActionThenable: 'null',
  currentEntangledLane: '0',
  currentEventTransitionLane: '0',
  didReadFromEntangledAsyncAction: '!1',
  pendingPassiveTransitions: 'null',
  pendingTransitionTypes: 'null',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  shouldStartViewTransition: '!1',
  workInProgressTransitions: 'null',
};

/** Without Suspense and `use` nothing suspends, and no commit or lane waits for it. */
const suspense = {
  '.cancelPendingCommit': 'null',
  '.timeoutHandle': '-1',
  workInProgressDeferredLane: '0',
  workInProgressRootDidAttachPingListener: '!1',
  workInProgressRootDidSkipSuspendedSiblings: '!1',
  workInProgressSuspendedRetryLanes: '0',
};

/** Optional class methods that no class here has: an error boundary needs others. */
export const neverMembers = [
  'UNSAFE_componentWillMount',
  'UNSAFE_componentWillReceiveProps',
  'UNSAFE_componentWillUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUpdate',
  'contextType',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
  'shouldComponentUpdate',
];

/**
 * Variables and fields of the renderer that keep their first value if the features above are not
 * used, with that value: a field begins with a dot, or with its object and a dot.
 */
const values: Readonly<Record<string, string>> = {
  ...transitions,
  ...suspense,
  ...Object.fromEntries(neverMembers.map((name) => [`.${name}`, 'void 0'])),
};

/** The values that React throws when something suspends or does not match. */
const neverThrown: ReadonlySet<string> = new Set([
  'SuspenseActionException',
  'SuspenseException',
  'SuspenseyCommitException',
]);

/** Lanes of transitions, of Suspense's retries, and of what a view transition may be of. */
const neverLanes: ReadonlySet<unknown> = new Set([4194048, 62914560, 335544064]);

/** Why work was postponed, as in `workInProgressSuspendedReason`: 1 is an error. */
export const isNeverReason = (node: AstNode | undefined): boolean =>
  node?.type === 'Literal' && Number(node.value) > 1;
export const isReason = (node: AstNode | undefined): boolean =>
  ['workInProgressSuspendedReason', 'suspendedReason'].includes(nameOf(node));

/** The name of a variable or a field in a table. */
function settledName(node: AstNode, table: Readonly<Record<string, string>>): string | undefined {
  if (node.type === 'Identifier') return [nameOf(node)].find((name) => Object.hasOwn(table, name));
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const { object, property } = node as Node;
  const field = `.${nameOf(property)}`;
  return [field, nameOf(object) + field].find((name) => Object.hasOwn(table, name));
}

/** `"function" === typeof value.then`: no rendered or thrown value is a promise. */
const isThenable = (node: Node): boolean =>
  String(node.left?.value) === 'function' &&
  nameOf(((node.right as Node).argument as Node | undefined)?.property) === 'then';

/** `(lanes & 4194048) === lanes`. */
function isOfNeverLanes({ left }: Node): boolean {
  const mask = left?.type === 'BinaryExpression' ? (left as Node).right : undefined;
  return mask?.type === 'Literal' && neverLanes.has(mask.value) && String(left?.operator) === '&';
}

/** Whether two compared things are never equal. */
const areNeverEqual = (node: Node): boolean =>
  neverThrown.has(nameOf(node.right)) ||
  (isNeverReason(node.left) && isReason(node.right)) ||
  isThenable(node) ||
  isOfNeverLanes(node);

/**
 * Replaces conditions in the renderer by their only value where no view suspends or starts a
 * transition; the minifier then removes the dead code. `check` throws when a variable, a field or a
 * method no longer exists.
 */
export function settledValues(table = values): { readonly cut: Cut; readonly check: () => void } {
  const missing = new Set(Object.keys(table));
  /** Names that are not read in their place: parameters, declarations and fields. */
  const names = new Set<AstNode | undefined>();

  const dropAssignment = ({ left, right }: Node, text: MagicString): boolean => {
    const isDropped = left && right && !names.has(left) && settledName(left, table);
    if (isDropped) text.remove(left.start, right.start);
    names.add(left);
    return false;
  };
  const cut: Cut = (given, text) => {
    const node = given as Node;
    switch (node.type as unknown as string) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        for (const one of node.params as unknown as AstNode[]) names.add(one);
        return false;
      case 'VariableDeclarator':
        names.add(node.id);
        return false;
      case 'Property':
        names.add(node.key);
        return false;
      case 'AssignmentExpression':
        return dropAssignment(node, text);
      case 'BinaryExpression': {
        const operator = String(node.operator);
        if (!['===', '!=='].includes(operator) || !areNeverEqual(node)) break;
        text.overwrite(given.start, given.end, operator === '===' ? '!1' : '!0');
        return true;
      }
    }
    const name = names.has(given) ? undefined : settledName(given, table);
    if (given.type === 'MemberExpression' && !given.computed) names.add(node.property);
    if (!name) return false;
    missing.delete(name);
    text.overwrite(given.start, given.end, table[name] ?? '');
    return true;
  };
  const check = () => {
    if (missing.size > 0) throw new Error(`react-dom has no ${[...missing].join(', ')}`);
  };
  return { cut, check };
}
