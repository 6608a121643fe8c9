/**
 * What a failed `import()` means, for all code that loads late: decision 13
 * (docs/decisions/0013-failed-chunks-at-the-same-address.md). It does not depend on React.
 */
import { tellError } from './tell-error';

/** The state of code that loads late. */
export type LateState<T> =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly code?: undefined }
  | { readonly status: 'ready'; readonly code: T };

/** Code that is fetched when it is first needed. */
export interface LateCode<T> {
  /**
   * Fetches it, and again after a failure. A failure is logged but not kept: the next call fetches
   * again. For subscribers it is also fetched again when the connection or the visitor comes back.
   *
   * @returns the code; rejects when it fails to load now.
   */
  readonly load: () => Promise<T>;
  /** Starts to fetch it before its use, for example when the pointer or the focus comes near. */
  readonly preload: () => void;
  /**
   * For the button "try again": fetches it, or reloads the page where the browser keeps the
   * failure. The page is never reloaded without a press, since a visitor may have typed something.
   */
  readonly retry: () => void;
  readonly state: () => LateState<T>;
  /** Calls `listener` when the state changes, until the function it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Checks whether a file loads now: it is requested as a script, as the policy allows, but not run.
 * The address differs, since a browser may keep a failed one. Rejects when it fails to load.
 */
export const askFor = (address: string) =>
  new Promise((onload, onerror) => {
    const href = `${address}?${Date.now()}`;
    const link = { rel: 'preload', as: 'script', crossOrigin: '', href, onload, onerror };
    document.head.append(Object.assign(document.createElement('link'), link));
  });

/** The exports of a file, and those of a module among them. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a file that is named by an error.
type Exported = Readonly<Record<PropertyKey, any>>;

/** The address of the file that the browser names in its error. */
const fileOf = (error: unknown) => /https?:[^\s?]+/.exec(`${error}`)?.[0];

/**
 * Declares late code, at module level:
 * `const drive = importing(() => import('./slides'), 'drive')`.
 *
 * @param fetchModule imports its module.
 * @param name the name of the export.
 */
export function importing<M, K extends keyof M>(
  fetchModule: () => Promise<M>,
  name: K,
): LateCode<M[K]> {
  type T = M[K];
  const listeners = new Set<() => void>();
  let state: LateState<T> = { status: 'idle' };
  let asked: Promise<T> | undefined;
  let isPressed = false;
  const set = (next: LateState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /**
   * Firefox keeps the failure for the life of the page, and names the file. Once that file loads,
   * it is imported at another address. A bundler may export the module from another file. Where a
   * file that this one imports has failed, there is no other address: only a page reload helps.
   */
  const importElsewhere = async (file: string): Promise<T | undefined> => {
    const elsewhere = `${file}?1`;
    const exported: Exported = await import(
      /* @vite-ignore */ /* webpackIgnore: true */ elsewhere
    ).catch(() => ({}));
    const module = [...Object.values(exported), exported].find(
      (one) => one?.[Symbol.toStringTag] === 'Module' && one[name],
    );
    if (!module && isPressed) location.reload();
    return module?.[name];
  };
  const ask = async (): Promise<T> => {
    try {
      return (await fetchModule().catch(fetchModule))[name];
    } catch (error) {
      const file = fileOf(error);
      const isThere = file && (await askFor(file).then(Boolean, () => false));
      const code = isThere ? await importElsewhere(file) : undefined;
      if (code) return code;
      tellError({ kind: 'load', path: file });
      console.error('atria: a part could not be loaded', error);
      isPressed = false;
      asked = undefined;
      addEventListener('online', askForWhoWaits, { once: true });
      document.addEventListener('visibilitychange', askForWhoWaits, { once: true });
      set({ status: 'failed' });
      throw error;
    }
  };
  const load = (): Promise<T> => {
    // The message stays until the visitor presses its button.
    if (state.status === 'idle') set({ status: 'loading' });
    asked ??= ask().then((code) => {
      set({ status: 'ready', code });
      return code;
    });
    return asked;
  };
  const preload = () => void load().catch(() => {});
  const askForWhoWaits = () => listeners.size > 0 && preload();
  return {
    load,
    preload,
    retry: () => {
      isPressed = true;
      if (!state.code) set({ status: 'loading' });
      preload();
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
