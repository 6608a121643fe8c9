import { ApiError } from './api-error';
import { askedOf } from './call-address';
import type { ApiClient } from './client';

/** A call that failed, as whoever watches over a page needs it. */
export interface CallFailure {
  readonly method: 'GET' | 'POST';
  /** The path or endpoint asked, without its query, which may hold what a visitor typed. */
  readonly path: string;
  readonly error: ApiError;
}

/**
 * The same client, which hands every failed call to `report` before it throws; one that was given
 * up is no failure.
 */
export const reportFailures = (
  api: ApiClient,
  report: (failure: CallFailure) => void,
): ApiClient => ({
  async call(call) {
    try {
      return await api.call(call);
    } catch (thrown) {
      const error = ApiError.from(thrown);
      if (error.kind !== 'aborted') report({ ...askedOf(call), error });
      throw error;
    }
  },
});
