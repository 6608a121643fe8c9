import { type Cut, type Node, nameOf } from './cut.ts';

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

/** With no fiber of `<ViewTransition>` there is nothing to find, measure or start. */
const viewTransitions = {
  ...nothing(
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'flushAfterMutationEffects',
    'measureNestedViewTransitions',
    'queueTransitionTypes',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ),
  claimQueuedTransitionTypes: 'return null',
};

/** No fragment has a `ref`. */
const fragmentRefs = {
  ...nothing(
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'addFragmentHandleToInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ),
  isFragmentInstanceParent: 'return !1',
};

/**
 * No `<link>`, `<style>`, `<script>`, `<title>` or `<meta>` is lifted into the head, and nothing is
 * fetched ahead by a call of react-dom.
 */
const headOfThePage = {
  ...nothing(
    'acquireResource',
    'getResource',
    'insertSuspendedStylesheets',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
    'suspendResource',
  ),
  isHostHoistableType: 'return !1',
};

/** A commit waits for pictures in a transition only, and there are none. */
const waitingPictures = {
  accumulateSuspenseyCommitOnFiber: '',
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  waitForCommitToBeReady: 'return null',
};

/** Hooks that `react` no longer exports, and `action` of forms. */
const transitions = nothing(
  'TransitionAwareHostComponent',
  'defaultOnDefaultTransitionIndicator',
  'dispatchOptimisticSetState',
  // The events of forms with an action.
  'extractEvents$1',
  'mountActionState',
  'mountDeferredValueImpl',
  'refreshCache',
  'rerenderActionState',
  'startHostTransition',
  'startTransition',
  'updateActionState',
  'updateDeferredValueImpl',
  'updateOptimisticImpl',
  'updateRefresh',
  'useHostTransitionStatus',
  'useMemoCache',
);

/**
 * Where in the tree an error came from, in names that the build has shortened. To tell, React calls
 * the components that failed once more and changes the page's `Error` meanwhile.
 */
const componentStacks = {
  ...nothing('describeBuiltInComponentFrame', 'describeFiber', 'describeNativeComponentFrame'),
  getStackByFiberInDevAndProd: "return ''",
};

/** Nothing that is rendered is a promise, and no update is part of a transition. */
const suspense = nothing(
  'attachPingListener',
  'entangleAsyncAction',
  'entangleTransitionUpdate',
  'entangleTransitions',
  'getSuspendedThenable',
  'isThenableResolved',
  'markSpawnedDeferredLane',
  'resolveLazy',
  'trackUsedThenable',
  'unwrapThenable',
);

/** Nothing asks for what `cache()` keeps: a root has none. What counts its users goes too, see below. */
const caches = nothing('createCache', 'releaseCache');

/**
 * Functions of the renderer that do nothing, or are never called, where the features that the
 * groups name are not used; with the bodies they get.
 */
const bodies: Readonly<Record<string, string>> = {
  ...viewTransitions,
  ...fragmentRefs,
  ...headOfThePage,
  ...waitingPictures,
  ...transitions,
  ...componentStacks,
  ...suspense,
  ...caches,
};

/** Empties unused functions. `check` throws when one was not found: React is another than thought. */
export function unusedFunctions(): { readonly cut: Cut; readonly check: () => void } {
  const missing = new Set(Object.keys(bodies));
  const cut: Cut = (node, text) => {
    if (node.type !== 'FunctionDeclaration') return false;
    const name = nameOf((node as Node).id);
    if (!missing.delete(name)) return false;
    const { start, end } = (node as Node).body as Node;
    text.overwrite(start, end, `{${bodies[name]}}`);
    return true;
  };
  const check = () => {
    if (missing.size > 0) throw new Error(`react-dom has no function ${[...missing].join(', ')}`);
  };
  return { cut, check };
}

/** What is assigned and never read: `target = …` is left out, by the beginning of its text. */
const unreadTargets = [
  'FragmentInstance.prototype.',
  // For a renderer that is not in use beside this one.
  'ReactDOMSharedInternals.findDOMNode',
  // Called by `startTransition`.
  'ReactSharedInternals.S',
  // At each root.
  'this.incompleteTransitions',
];

/** Drops what is assigned to unread targets; `a = b = …` keeps the others. */
export const unreadAssignments: Cut = (node, text) => {
  if (node.type !== 'ExpressionStatement') return false;
  const { left, right } = (node as Node).expression as Node;
  if (!left || !right || !unreadTargets.some((one) => text.original.startsWith(one, left.start)))
    return false;
  if (right.type === 'AssignmentExpression') text.remove(left.start, right.start);
  else text.remove(node.start, node.end);
  return right.type !== 'AssignmentExpression';
};

/** Counts nobody's users of a cache that is not there: `cache.refCount++`. */
export const cacheUsers: Cut = (node, text) => {
  const { argument } = node as Node;
  if (node.type !== 'UpdateExpression' || nameOf((argument as Node).property) !== 'refCount')
    return false;
  text.overwrite(node.start, node.end, '0');
  return true;
};

/**
 * What React throws to itself and knows again by its identity alone is an `Error` that nobody reads:
 * made with the module, for which V8 parses the whole file once more where a debugger listens.
 */
export const unreadErrors: Cut = (node, text) => {
  const { init, id } = node as Node;
  const isUnread = node.type === 'VariableDeclarator' && nameOf(id).endsWith('Exception');
  if (!isUnread || !init) return false;
  if (!text.original.startsWith('Error(', init.start))
    throw new Error(`${nameOf(id)} is no Error any more`);
  text.overwrite(init.start, init.end, '{}');
  return true;
};
