import { type Cut, type Node, nameOf } from './cut.ts';

/** The hooks cut from `react`, as the renderer names them in its tables. */
const cutHooks: ReadonlySet<string> = new Set([
  'use',
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useEffectEvent',
  'useFormState',
  'useHostTransitionStatus',
  'useInsertionEffect',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
]);

/**
 * Drops `exports.name = …` of a CommonJS module for all names but those kept, and those in
 * underscores, by which React's packages know each other.
 */
export const exportsBut =
  (kept: readonly string[]): Cut =>
  (node, text) => {
    if (node.type !== 'ExpressionStatement') return false;
    const target = ((node as Node).expression as Node).left as Node | undefined;
    const name = nameOf(target?.property);
    if (nameOf(target?.object) !== 'exports' || name.startsWith('__') || kept.includes(name))
      return false;
    text.remove(node.start, node.end);
    return true;
  };

/** Takes unused hooks out of the renderer's tables of hooks. */
export const unusedHooks: Cut = (node, text) => {
  if (node.type !== 'ObjectExpression') return false;
  const properties = node.properties as readonly Node[];
  properties.forEach((one, at) => {
    if (cutHooks.has(nameOf(one.key))) text.remove(one.start, properties[at + 1]?.start ?? one.end);
  });
  return false;
};
