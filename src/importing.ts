/**
 * What a failed `import()` means, for all code that comes late: decision 13
 * (docs/decisions/0013-failed-chunks-at-the-same-address.md). It knows no React.
 */
import { tellError } from './tell-error';

/** What is known of code that comes late. */
export type LateState<T> =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly code?: undefined }
  | { readonly status: 'ready'; readonly code: T };

/** Code that is fetched when it is first needed. */
export interface LateCode<T> {
  /**
   * Fetches it, and again when that fails. A failure is logged and not remembered: the next call
   * asks again, and for whoever has subscribed so do a connection and a visitor that are back.
   *
   * @returns the code; rejects when it fails to load now.
   */
  readonly load: () => Promise<T>;
  /** Starts fetching it ahead of its use, as when a pointer or the focus comes near. */
  readonly preload: () => void;
  /**
   * For the press on "try again": fetches it, and has the page loaded again where the browser keeps
   * the failure. Never without a press, since a visitor may have typed something.
   */
  readonly retry: () => void;
  readonly state: () => LateState<T>;
  /** Calls `listener` when the state changes, until the function it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Asks whether a file can be had by now: as a script, as a policy allows it, but not run. At
 * another address, since a browser may keep one that failed. Rejects when it cannot.
 */
export const askFor = (address: string) =>
  new Promise((onload, onerror) => {
    const href = `${address}?${Date.now()}`;
    const link = { rel: 'preload', as: 'script', crossOrigin: '', href, onload, onerror };
    document.head.append(Object.assign(document.createElement('link'), link));
  });

/** What a file exports, and what a module that is among it does. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a file that is named by an error.
type Exported = Readonly<Record<PropertyKey, any>>;

/** The address of the file that an engine names in its failure. */
const fileOf = (error: unknown) => /https?:[^\s?]+/.exec(`${error}`)?.[0];

/**
 * Declares late code, at module level: `const drive = importing(() => import('./slides'),
 * 'drive')`.
 *
 * @param fetchModule imports its module.
 * @param name what the module exports it as.
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
   * Firefox keeps the failure for the life of the page, and names the file: once that can be had,
   * it is imported at another address. A bundler may have put the module among a file's exports.
   * Where it was a file that this one imports, which has no other address, only a page loaded again
   * has it.
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
      const { [name]: code } = await fetchModule().catch(fetchModule);
      set({ status: 'ready', code });
      return code;
    } catch (error) {
      const file = fileOf(error);
      const isThere = file && (await askFor(file).then(Boolean, () => false));
      const code = isThere ? await importElsewhere(file) : undefined;
      if (code) {
        set({ status: 'ready', code });
        return code;
      }
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
    // A message stays while nobody has pressed its button.
    if (state.status === 'idle') set({ status: 'loading' });
    asked ??= ask();
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
