import { type Cut, type Node, nameOf } from './cut.ts';

/** The hooks removed from `react`, as the renderer names them in its tables. */
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
 * Removes `exports.name = …` of a CommonJS module for all names except the kept ones, and those
 * with underscores, by which React's packages access each other.
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

/** Removes unused hooks from the renderer's tables of hooks. */
export const unusedHooks: Cut = (node, text) => {
  if (node.type !== 'ObjectExpression') return false;
  const properties = node.properties as readonly Node[];
  properties.forEach((one, at) => {
    if (cutHooks.has(nameOf(one.key))) text.remove(one.start, properties[at + 1]?.start ?? one.end);
  });
  return false;
};
