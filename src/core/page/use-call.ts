import { useEffect, useLayoutEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { logFault } from '../../api/log-fault';
import { type Make, useWidget } from '../element/widget-context';
import { useOnline } from './connection';
import type { Language } from './language';
import { tryAgain } from './location';
import { useNewerAnswer } from './use-newer-answer';

/** The state of a call that a widget makes for its view; a failed one may still have data. */
export type Call<T> = (
  | { readonly status: 'loading'; readonly data?: T | undefined; readonly error?: undefined }
  | { readonly status: 'done'; readonly data: T; readonly error?: undefined }
  | { readonly status: 'failed'; readonly error: ApiError; readonly data?: T | undefined }
) & {
  /** Whether a failed one is made once more: its message stays until the response. */
  readonly isRetrying?: boolean;
};

/** A call with a function that makes it once more. */
export type RetriedCall<T> = Call<T> & { readonly retry: () => void };

/** The response for a key. */
type Made<T> = Call<T> & {
  readonly key?: string | null;
  /** The name of the call whose response was known before the first render. */
  readonly given?: string;
};

const loading: Call<never> = { status: 'loading' };

/**
 * Makes a call when the widget mounts and again when `key` changes; a running one is aborted and
 * its response ignored [IMP-03]. A null key makes no call. During the first call the element keeps
 * its reserved height. A server's response is used without a call until it is old. `retry` makes the
 * call once more. The data always belongs to this key.
 * @param language the language of the response: a change makes the call again, and the old data
 *   stays until then, so that nothing below it unmounts
 */
export function useCall<T>(key: string | null, make: Make<T>, language?: Language): RetriedCall<T> {
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
  const isGiven = made.given === name;
  useNewerAnswer(isGiven, async (...call) => {
    const data = await make(...call);
    return () => setMade({ status: 'done', data, key });
  });

  // `make` is a new function at each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and language say when to call again.
  useEffect(() => {
    if (key === null || isGiven) return;
    const controller = new AbortController();
    const { data } = call;
    const set = (next: Call<T>) => controller.signal.aborted || setMade({ ...next, key });
    set(call.status === 'failed' ? { ...call, isRetrying: true } : { status: 'loading', data });
    // An async function, so that an error before the call counts as a failed call.
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
  useOnline(call.error, retry);
  return { ...call, retry };
}
