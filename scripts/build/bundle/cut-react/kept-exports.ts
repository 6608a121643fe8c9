import type { Plugin, Rolldown } from 'vite';

/** The exports of React's packages that views and their libraries use; all others are removed. */
export const keptExports: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'Fragment',
    'createContext',
    'createElement',
    'isValidElement',
    'memo',
    'startTransition',
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
  'react-dom': ['createPortal', 'flushSync', 'version'],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
  // The exports that the renderer uses.
  scheduler: [
    'unstable_IdlePriority',
    'unstable_ImmediatePriority',
    'unstable_LowPriority',
    'unstable_NormalPriority',
    'unstable_UserBlockingPriority',
    'unstable_cancelCallback',
    'unstable_getCurrentPriorityLevel',
    'unstable_now',
    'unstable_requestPaint',
    'unstable_scheduleCallback',
    'unstable_shouldYield',
  ],
};

/** Marks the module that replaces a package of React in all other imports. */
const mark = 'kept-of:';
const prefix = `\0${mark}`;

/**
 * The package with only its kept exports. Its default export is itself, so that the bundler follows
 * `React.memo` as it does `memo`.
 */
const codeOf = (name: string): string =>
  `export { ${keptExports[name]?.join(', ')} } from '${name}'; export * as default from '${prefix}${name}';`;

const packages = /^react(-dom(\/client)?)?$/;
const react = /node_modules\/react(-dom)?\//;
export const cause = 'The build cuts what no view uses: docs/decisions/0012.';

/** The modules that import a package as a whole, by a name that they may pass on. */
const takersOf = (module: Rolldown.ModuleInfo, of: (id: string) => Rolldown.ModuleInfo | null) =>
  module.importers.filter((id) =>
    /import\s*(\*\s*as\s+)?[\w$]+\s*(,\s*\{[^}]*\}\s*)?from\s*['"]react(-dom(\/client)?)?['"]/.test(
      of(id)?.code ?? '',
    ),
  );

/**
 * Gives all modules except React's own a package with only the kept exports, so that the bundler
 * itself reports the import of a removed one. It refuses what the bundler cannot follow:
 * `import()`, `require()`, and the whole package in an object (`const { memo } = React`).
 */
export const keptReact = (): Plugin => ({
  name: 'kept-react',
  enforce: 'pre',
  resolveId(id, importer, { kind }) {
    if (id.startsWith(prefix)) return id;
    if (!packages.test(id) || (importer && react.test(importer))) return null;
    if (importer?.startsWith(prefix)) return null;
    if (kind !== 'import-statement')
      this.error(`${importer} takes ${id} by ${kind}: import what it needs by name. ${cause}`);
    return prefix + id;
  },
  load: (id) => (id.startsWith(prefix) ? codeOf(id.slice(prefix.length)) : null),
  onLog(_, { code, message }) {
    // `React.lazy`, which for any other module is only a warning about undefined.
    if (code === 'IMPORT_IS_UNDEFINED' && message.includes(mark)) this.error(`${message} ${cause}`);
  },
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      for (const name of Object.keys(keptExports)) {
        const id = prefix + name;
        const module = this.getModuleInfo(id);
        if (!module || output.type !== 'chunk') continue;
        // As an exported value, it is an object that code reads at run time.
        if (output.modules[id]?.renderedExports.includes('default'))
          this.error(
            `${name} is imported as a whole by one of ${takersOf(module, (one) => this.getModuleInfo(one)).join(', ')}: import what is needed by name. ${cause}`,
          );
      }
  },
});
