import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { patience } from '../state/patience';
import { listen } from './listen';

/** Whether a response takes longer than a visitor will wait; there is no timeout [API-03]. */
export function useIsSlow(waited: object | null): boolean {
  const [slow, setSlow] = useState<object | null>(null);
  useEffect(() => {
    if (!waited) return;
    const timer = setTimeout(() => setSlow(waited), patience);
    return () => clearTimeout(timer);
  }, [waited]);
  return waited !== null && slow === waited;
}

/** Requests again, once the connection is back, what failed to load without it. */
export function useRetryOnline(error: ApiError | undefined, retry: () => void): void {
  useEffect(() => {
    if (error?.kind === 'network') return listen(window, 'online', retry);
  });
}
