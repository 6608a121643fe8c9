import { useEffect, useLayoutEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import type { Language } from './language';
import { tryAgain } from './location';
import { useRetryOnline } from './use-patience';

/** The state of a call that a widget makes to show itself; a failed one may still have data. */
export type Call<T> =
  | { readonly status: 'loading'; readonly data?: T | undefined; readonly error?: undefined }
  | { readonly status: 'done'; readonly data: T; readonly error?: undefined }
  | { readonly status: 'failed'; readonly error: ApiError; readonly data?: T | undefined };

/** A call with what makes it once more. */
export type RetriedCall<T> = Call<T> & { readonly retry: () => void };

/** What was made of a key. */
type Made<T> = Call<T> & {
  readonly key?: string | null;
  /** The name of the call whose answer was there before the first render. */
  readonly given?: string;
};

const loading: Call<never> = { status: 'loading' };

/**
 * Makes a call when the widget mounts and again when `key` changes; a running one is aborted and
 * its answer ignored [IMP-03]. A null key makes no call. While the first one runs the element
 * keeps its reserved height. Where a server had the answer, that is it, and no call is made.
 * `retry` makes it once more. The data is always of this key.
 * @param language where the answer is in it: another one makes the call again, and the data there
 * is stays till then, so that nothing below it is lost
 */
export function useCall<T>(
  key: string | null,
  make: (api: ApiClient, signal: AbortSignal) => Promise<T>,
  language?: Language,
): RetriedCall<T> {
  const { api, hold, answers } = useWidget();
  const name = `${key} ${language}`;
  const [made, setMade] = useState<Made<T>>(() => {
    const data = key === null ? undefined : answers?.(name, make);
    return data === undefined ? loading : { status: 'done', data, key, given: name };
  });
  const [turn, setTurn] = useState(0);
  const call: Call<T> = made.key === key ? made : loading;
  const first = key !== null && call.status === 'loading' && call.data === undefined;
  useLayoutEffect(() => (first ? hold() : undefined), [first, hold]);

  // `make` is a new function at each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and language say when to call again.
  useEffect(() => {
    if (key === null || made.given === name) return;
    const controller = new AbortController();
    const { data } = call;
    const set = (next: Call<T>) => controller.signal.aborted || setMade({ ...next, key });
    set({ status: 'loading', data });
    // Inside a function of its own, so that a call that cannot even be made fails like the others.
    const asked = (async () => make(api, controller.signal))();
    asked.then(
      (answer) => set({ status: 'done', data: answer }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logFault(error);
        set({ status: 'failed', error: ApiError.from(error), data });
      },
    );
    return () => controller.abort();
  }, [key, turn, language]);

  const retry = () => tryAgain(call.error, () => setTurn(turn + 1));
  useRetryOnline(call.error, retry);
  return { ...call, retry };
}
