import { ApiError } from './api-error';

/** Logs what was thrown, except failed calls: those the client has told of, see reportFailures. */
export function logFault(error: unknown): void {
  if (!(error instanceof ApiError)) console.error('atria:', error);
}
