import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { patience } from '../state/patience';
import { listen } from './listen';

/**
 * Whether something that is waited for takes longer than anybody waits; there is no timeout
 * [API-03].
 */
export function useIsSlow(waited: object | null): boolean {
  const [slow, setSlow] = useState<object | null>(null);
  useEffect(() => {
    if (!waited) return;
    const timer = setTimeout(() => setSlow(waited), patience);
    return () => clearTimeout(timer);
  }, [waited]);
  return waited !== null && slow === waited;
}

/** Asks again, once the connection is back, for what could not be had for lack of it. */
export function useRetryOnline(error: ApiError | undefined, retry: () => void): void {
  useEffect(() => {
    if (error?.kind === 'network') return listen(window, 'online', retry);
  });
}
