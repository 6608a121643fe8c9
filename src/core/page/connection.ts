import { useEffect } from 'react';
import { ApiError } from '../../api/api-error';
import { listen } from './listen';

/** Whether something failed because there was no connection, or while there is none. */
export const isOffline = (error: unknown): boolean =>
  error !== undefined &&
  ((error instanceof ApiError && error.kind === 'network') || navigator.onLine === false);

/** Calls `back`, once the connection is back, if something failed without it. */
export function useOnline(error: unknown, back: () => unknown): void {
  useEffect(() => {
    if (isOffline(error)) return listen(window, 'online', back);
  });
}
