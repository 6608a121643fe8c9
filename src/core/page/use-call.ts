import { useEffect, useLayoutEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import { tryAgain } from './location';

/** The state of a call that a widget makes to show itself. */
export type Call<T> =
  | { readonly status: 'loading'; readonly data?: T; readonly error?: undefined }
  | { readonly status: 'done'; readonly data: T; readonly error?: undefined }
  | { readonly status: 'failed'; readonly error: ApiError; readonly data?: undefined };

/** A call with what makes it once more. */
export type RetriedCall<T> = Call<T> & { readonly retry: () => void };

/**
 * Makes a call when the widget mounts and again when `key` changes; a running one is aborted and
 * its answer ignored [IMP-03]. A null key makes no call. While the first one runs the element
 * keeps its reserved height. `retry` makes it once more.
 */
export function useCall<T>(
  key: string | null,
  make: (api: ApiClient, signal: AbortSignal) => Promise<T>,
): RetriedCall<T> {
  const { api, hold } = useWidget();
  const [call, setCall] = useState<Call<T>>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const first = key !== null && call.status === 'loading' && call.data === undefined;
  useLayoutEffect(() => (first ? hold() : undefined), [first, hold]);

  // The key says when to call again; `make` is a new function at each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    setCall(({ data }) =>
      data === undefined ? { status: 'loading' } : { status: 'loading', data },
    );
    // Inside a function of its own, so that a call that cannot even be made fails like the others.
    const made = (async () => make(api, controller.signal))();
    made.then(
      (data) => controller.signal.aborted || setCall({ status: 'done', data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logFault(error);
        setCall({ status: 'failed', error: ApiError.from(error) });
      },
    );
    return () => controller.abort();
  }, [key, turn, api]);

  return { ...call, retry: () => tryAgain(call.error, () => setTurn(turn + 1)) };
}
