import { tellError } from './tell-error';

/** What has failed on this page: each is reported once. */
const failed = new Set<string>();

/** Reports foreign code that has failed, in the console and as `atria-error`. */
export function tellForeign(path: string, error: unknown): void {
  if (failed.has(path)) return;
  failed.add(path);
  console.error(`atria: the page's ${path}`, error);
  // A page may have replaced what events are made with, too.
  foreign('dispatchEvent', () => tellError({ kind: 'stopped', path }));
}

/**
 * The guard around code that is not ours: a third party's, or a function of the browser that a page
 * may have replaced or removed. What it throws, at once or by a promise, is reported and stops
 * nothing.
 *
 * @param path its name for the report
 * @returns its result; undefined if it throws, and then `onFail` is called.
 */
export function foreign<T>(path: string, call: () => T, onFail?: () => void): T | undefined {
  const fail = (error: unknown): undefined => {
    tellForeign(path, error);
    onFail?.();
  };
  try {
    const result = call();
    (result as PromiseLike<unknown> | undefined)?.then?.(undefined, fail);
    return result;
  } catch (error) {
    return fail(error);
  }
}

/**
 * Fires an event, never of the class `Event`: MooTools has replaced it.
 * @returns false if a listener has stopped it
 */
export const fire = (target: EventTarget, name: string, options?: CustomEventInit): boolean =>
  foreign('dispatchEvent', () => target.dispatchEvent(new CustomEvent(name, options))) ?? true;
