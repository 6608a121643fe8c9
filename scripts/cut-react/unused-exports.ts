import { type AstNode, nodesOf } from '../ast-calls.ts';
import { type Cut, type Node, nameOf } from './cut.ts';

/** What views and their libraries take of React's packages; all else is cut. */
export const keptExports: Readonly<Record<string, readonly string[]>> = {
  react: [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'Component',
    'Fragment',
    'createContext',
    'createElement',
    'isValidElement',
    'memo',
    'use',
    'useCallback',
    'useContext',
    'useDebugValue',
    'useEffect',
    'useId',
    'useImperativeHandle',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'version',
  ],
  'react-dom': [
    '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'createPortal',
    'flushSync',
    'version',
  ],
};

/** The hooks cut from `react`, as the renderer names them in its tables. */
const cutHooks: ReadonlySet<string> = new Set([
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

/** Drops `exports.name = …` of a CommonJS module for all names but those kept. */
export const exportsBut =
  (kept: readonly string[]): Cut =>
  (node, text) => {
    if (node.type !== 'ExpressionStatement') return false;
    const target = ((node as Node).expression as Node).left as Node | undefined;
    if (nameOf(target?.object) !== 'exports' || kept.includes(nameOf(target?.property)))
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

/** What a module takes of React's packages, by package and name. */
export function* usedOfReact(program: AstNode): Generator<{ from: string; name: string }> {
  const whole = new Map<string, string>();
  for (const one of program.body as readonly Node[]) {
    const from = String(one.source?.value);
    if (one.type !== 'ImportDeclaration' || !keptExports[from]) continue;
    for (const specifier of one.specifiers as unknown as readonly Node[])
      if (specifier.type === 'ImportSpecifier') yield { from, name: nameOf(specifier.imported) };
      else whole.set(nameOf(specifier.local), from);
  }
  if (whole.size === 0) return;
  for (const node of nodesOf(program, () => true)) {
    const { object, property } = node as Node;
    const from = node.type === 'MemberExpression' && whole.get(nameOf(object));
    if (from) yield { from, name: nameOf(property) };
  }
}
