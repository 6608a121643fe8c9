import { type Cut, type Node, nameOf } from './cut.ts';

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

/** Without a fiber of `<ViewTransition>` there is nothing to find, measure or start. */
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
 * No `<link>`, `<style>`, `<script>`, `<title>` or `<meta>` moves to the head, and no call of
 * react-dom preloads anything.
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

/** A commit waits for pictures only in a view transition, and there is none. */
const waitingPictures = {
  accumulateSuspenseyCommitOnFiber: '',
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  waitForCommitToBeReady: 'return null',
};

/** Hooks that `react` no longer exports, and the `action` of forms. */
const actions = nothing(
  'TransitionAwareHostComponent',
  'defaultOnDefaultTransitionIndicator',
  'dispatchOptimisticSetState',
  'ensureFormComponentIsStateful',
  // The events of forms with an action.
  'extractEvents$1',
  'mountActionState',
  'mountDeferredValueImpl',
  'recursivelyResetForms',
  'refreshCache',
  'requestFormReset$1',
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
 * The place of an error in the tree, in names that the build has shortened. To find it, React calls
 * the failed components once more and changes the page's `Error` meanwhile.
 */
const componentStacks = {
  ...nothing('describeBuiltInComponentFrame', 'describeFiber', 'describeNativeComponentFrame'),
  getStackByFiberInDevAndProd: "return ''",
};

/** No rendered value is a promise, and no transition is of an action. */
const suspense = nothing(
  'attachPingListener',
  'entangleAsyncAction',
  'entangleTransitionUpdate',
  'entangleTransitions',
  'getSuspendedThenable',
  'isThenableResolved',
  'markSpawnedDeferredLane',
  'replaySuspendedUnitOfWork',
  'resolveLazy',
  'trackUsedThenable',
  'unwrapThenable',
);

/**
 * React repeats events of markup that is not hydrated yet, if it hears of them in the capture phase.
 * Our roots listen to none there: `take-over.ts` hydrates before the event arrives.
 */
const repeatedEvents = {
  ...nothing('attemptExplicitHydrationTarget', 'clearIfContinuousEvent', 'retryIfBlockedOn'),
  queueIfContinuousEvent: 'return !1',
};

/** No view has `onBeforeInput`, `onComposition…` or `onSelect`, and all engines have `input`. */
const unusedEvents = {
  ...nothing('constructSelectEvent', 'handleEventsForInputEventPolyfill'),
  getFallbackBeforeInputChars: 'return null',
  getNativeBeforeInputChars: 'return null',
  isFallbackCompositionEnd: 'return !1',
};

/** Methods that no class has: an error boundary needs others. The build refuses a class with one. */
export const unusedMethods = [
  'UNSAFE_componentWillReceiveProps',
  'componentWillReceiveProps',
  'getDerivedStateFromProps',
  'shouldComponentUpdate',
];
const methods = {
  ...nothing('applyDerivedStateFromProps', 'callComponentWillReceiveProps'),
  checkShouldComponentUpdate: 'return !0',
};

/** Nothing uses the store of `cache()`: a root has none. Its reference counts are removed below. */
const caches = nothing('createCache', 'releaseCache');

/**
 * Functions of the renderer that do nothing, or are never called, if the features named by the
 * groups are not used; with their new bodies.
 */
const bodies: Readonly<Record<string, string>> = {
  ...viewTransitions,
  ...fragmentRefs,
  ...headOfThePage,
  ...waitingPictures,
  ...actions,
  ...componentStacks,
  ...suspense,
  ...repeatedEvents,
  ...unusedEvents,
  ...methods,
  ...caches,
};

/** Empties unused functions. `check` throws when one is missing: then React has changed. */
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

/**
 * Values that are assigned and never read: `target = …` is removed, by the beginning of its text.
 */
const unreadTargets = [
  'ReactDOMHydrationRoot.prototype.unstable_',
  'FragmentInstance.prototype.',
  // For another renderer in use beside this one.
  'ReactDOMSharedInternals.findDOMNode',
  // Notes the time of a transition, and waits for those of actions.
  'ReactSharedInternals.S',
  // Set at each root.
  'this.incompleteTransitions',
];

/** Removes assignments to unread targets; `a = b = …` keeps the others. */
export const unreadAssignments: Cut = (node, text) => {
  if (node.type !== 'ExpressionStatement') return false;
  const { left, right } = (node as Node).expression as Node;
  if (!left || !right || !unreadTargets.some((one) => text.original.startsWith(one, left.start)))
    return false;
  if (right.type === 'AssignmentExpression') text.remove(left.start, right.start);
  else text.remove(node.start, node.end);
  return right.type !== 'AssignmentExpression';
};

/**
 * Removes from the scheduler that the page gets a turn after each commit. It gets one every 5 ms
 * anyway, and 200 widgets that are added at once are 200 commits.
 */
export const turnAfterCommit: Cut = (node, text) => {
  const isRequest = text.original.startsWith('needsPaint = !0', node.start);
  if (node.type !== 'ExpressionStatement' || !isRequest) return false;
  text.remove(node.start, node.end);
  return true;
};

/** Removes reference counts of a cache that does not exist: `cache.refCount++`. */
export const cacheUsers: Cut = (node, text) => {
  const { argument } = node as Node;
  if (node.type !== 'UpdateExpression' || nameOf((argument as Node).property) !== 'refCount')
    return false;
  text.overwrite(node.start, node.end, '0');
  return true;
};

/**
 * React throws and compares some `Error` objects by identity and never reads them. They are made
 * with the module, for which V8 parses the whole file again if a debugger listens.
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
