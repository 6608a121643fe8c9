import { ApiError } from '../../api/api-error';
import { useListener } from './use-listener';

/** Whether something failed because there was no connection, or while there is none. */
export const isOffline = (error: unknown): boolean =>
  error !== undefined &&
  ((error instanceof ApiError && error.kind === 'network') || navigator.onLine === false);

/** Calls `back`, once the connection is back, if something failed without it. */
export const useOnline = (error: unknown, back: () => unknown): void =>
  useListener('online', back, { active: isOffline(error) });
