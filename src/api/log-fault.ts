import { ApiError } from './api-error';

/** Logs an error, except failed calls: the client has reported those, see reportFailures. */
export function logFault(error: unknown): void {
  if (!(error instanceof ApiError)) console.error('atria:', error);
}
