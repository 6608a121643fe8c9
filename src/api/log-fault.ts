import { ApiError } from './api-error';

/**
 * Logs an error, except failed calls: the client has reported those, see reportFailures. What was
 * given up on purpose is no fault.
 */
export function logFault(error: unknown): void {
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
  if (!isGivenUp && !(error instanceof ApiError)) console.error('atria:', error);
}
