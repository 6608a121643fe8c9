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

/** Without Suspense and `use` nothing suspends, nor does a commit wait or a lane with it. */
const suspense = {
  '.cancelPendingCommit': 'null',
  '.timeoutHandle': '-1',
  workInProgressDeferredLane: '0',
  workInProgressRootDidAttachPingListener: '!1',
  workInProgressRootDidSkipSuspendedSiblings: '!1',
  workInProgressSuspendedRetryLanes: '0',
};

/** What classes may have, and none has: an error boundary needs other methods. */
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
 * Variables and fields of the renderer that keep their first value where the features above are
 * not used, with that value: a field by a dot, or by its object and a dot.
 */
const values: Readonly<Record<string, string>> = {
  ...transitions,
  ...suspense,
  ...Object.fromEntries(neverMembers.map((name) => [`.${name}`, 'void 0'])),
};

/** What is thrown where something suspends or does not fit. */
const neverThrown: ReadonlySet<string> = new Set([
  'SuspenseActionException',
  'SuspenseException',
  'SuspenseyCommitException',
]);

/** Lanes of transitions, of Suspense's retries, and of what a view transition may be of. */
const neverLanes: ReadonlySet<unknown> = new Set([4194048, 62914560, 335544064]);

/** Why work was put off, as `workInProgressSuspendedReason` says: 1 is an error. */
export const isNeverReason = (node: AstNode | undefined): boolean =>
  node?.type === 'Literal' && Number(node.value) > 1;
export const isReason = (node: AstNode | undefined): boolean =>
  ['workInProgressSuspendedReason', 'suspendedReason'].includes(nameOf(node));

/** The name by which a variable or a field is in a table. */
function settledName(node: AstNode, table: Readonly<Record<string, string>>): string | undefined {
  if (node.type === 'Identifier') return [nameOf(node)].find((name) => Object.hasOwn(table, name));
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const { object, property } = node as Node;
  const field = `.${nameOf(property)}`;
  return [field, nameOf(object) + field].find((name) => Object.hasOwn(table, name));
}

/** `"function" === typeof value.then`: what is rendered or thrown is no promise. */
const isThenable = (node: Node): boolean =>
  String(node.left?.value) === 'function' &&
  nameOf(((node.right as Node).argument as Node | undefined)?.property) === 'then';

/** `(lanes & 4194048) === lanes`. */
function isOfNeverLanes({ left }: Node): boolean {
  const mask = left?.type === 'BinaryExpression' ? (left as Node).right : undefined;
  return mask?.type === 'Literal' && neverLanes.has(mask.value) && String(left?.operator) === '&';
}

/** Whether two things that are compared are never the same. */
const areNeverEqual = (node: Node): boolean =>
  neverThrown.has(nameOf(node.right)) ||
  (isNeverReason(node.left) && isReason(node.right)) ||
  isThenable(node) ||
  isOfNeverLanes(node);

/**
 * Puts into the renderer's conditions what they always come to where no view suspends or starts a
 * transition; what only they led to is then dropped by the minifier.
 * `check` throws when a variable, a field or a method is not there any more.
 */
export function settledValues(table = values): { readonly cut: Cut; readonly check: () => void } {
  const missing = new Set(Object.keys(table));
  /** Names that are not read where they stand: of parameters, declarations and fields. */
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
