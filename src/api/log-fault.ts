import { ApiError } from './api-error';

/** Logs an error, but no failed call (`reportFailures` did that) and nothing given up on purpose. */
export function logFault(error: unknown): void {
  const { name } = Object(error) as Partial<Error>;
  if (name !== 'AbortError' && !(error instanceof ApiError)) console.error('atria:', error);
}
