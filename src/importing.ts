/**
 * What a failed `import()` means, for all code that comes late: decision 13
 * (docs/decisions/0013-failed-chunks-at-the-same-address.md). It knows no React.
 */

/** What is known of code that comes late. */
export type LateState<T> =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly code?: undefined }
  | { readonly status: 'ready'; readonly code: T };

/** Code that is fetched when it is first needed. */
export interface LateCode<T> {
  /**
   * Fetches it, and once more when that fails. A failure is logged and not remembered: the next
   * call asks again.
   *
   * @returns the code; rejects when it cannot be had now.
   */
  readonly load: () => Promise<T>;
  /** Starts fetching it ahead of its use, as when a pointer or the focus comes near. */
  readonly preload: () => void;
  /**
   * For the press on "try again": fetches it, and has the page loaded anew where the browser keeps
   * the failure. Never without a press, since a visitor may have typed something.
   */
  readonly retry: () => void;
  readonly state: () => LateState<T>;
  /** Calls `listener` when the state changes, until the function it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Asks whether a file can be had by now: as a script, as a policy allows it, but not run. At another
 * address, since a browser may keep one that failed. Rejects when it cannot.
 */
export const askFor = (address: string) =>
  new Promise((onload, onerror) => {
    const href = `${address}?${Date.now()}`;
    const link = { rel: 'preload', as: 'script', crossOrigin: '', href, onload, onerror };
    document.head.append(Object.assign(document.createElement('link'), link));
  });

/** Declares late code, at module level: `const frame = importing(() => import('./shop-frame'))`. */
export function importing<T>(fetchCode: () => Promise<T>): LateCode<T> {
  const listeners = new Set<() => void>();
  let state: LateState<T> = { status: 'idle' };
  let asked: Promise<T> | undefined;
  let isPressed = false;
  const set = (next: LateState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = async (): Promise<T> => {
    try {
      const code = await fetchCode().catch(fetchCode);
      set({ status: 'ready', code });
      return code;
    } catch (error) {
      console.error('atria: a part could not be loaded', error);
      // Firefox keeps the failure for the life of the page, and names the file.
      const [file] = /https?:[^\s?]+/.exec(`${error}`) ?? [];
      if (isPressed && file)
        await askFor(file).then(
          () => location.reload(),
          () => {},
        );
      isPressed = false;
      asked = undefined;
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
