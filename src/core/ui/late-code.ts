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
  readonly state: () => LateState<T>;
  /** Calls `listener` when the state changes, until the function it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Declares late code, at module level: `const frame = lateCode(() => import('./shop-frame'))`.
 * For components there is `late`.
 */
export function lateCode<T>(fetchCode: () => Promise<T>): LateCode<T> {
  const listeners = new Set<() => void>();
  let state: LateState<T> = { status: 'idle' };
  let asked: Promise<T> | undefined;
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
      asked = undefined;
      set({ status: 'failed' });
      throw error;
    }
  };
  const load = (): Promise<T> => {
    if (!asked) {
      set({ status: 'loading' });
      asked = ask();
    }
    return asked;
  };
  return {
    load,
    preload: () => void load().catch(() => {}),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
