import { ApiError } from './api-error';
import { callNameOf } from './call-address';
import type { ApiClient } from './client';

/** A call that failed, as whoever watches over a page needs it. */
export interface CallFailure {
  readonly kind: 'network' | 'status' | 'shape' | 'refused' | 'entry';
  readonly method: 'GET' | 'POST';
  /** The path or endpoint asked, without its query, which may hold what a visitor typed. */
  readonly path: string;
  readonly status?: number | undefined;
  /** Where an entry stands that was left out. */
  readonly field?: string;
  /** What went wrong, for the console. */
  readonly message: string;
}

/**
 * The same client, which hands every failed call to `report` before it throws, and entries that an
 * answer's lists could not take; a call that was given up is no failure.
 */
export const reportFailures = (
  api: ApiClient,
  report: (failure: CallFailure) => void,
): ApiClient => ({
  async call(call) {
    const asked = callNameOf(call);
    const onLeftOut = (field: string, fault: string) =>
      report({ ...asked, kind: 'entry', field, message: `an entry is left out: ${fault}` });
    try {
      return await api.call({ ...call, onLeftOut });
    } catch (thrown) {
      const error = ApiError.from(thrown);
      const { kind, status, message, errors } = error;
      // Whose fields are wrong is the visitor's matter: nothing of the page has failed.
      if (kind !== 'aborted')
        report({ ...asked, kind: errors ? 'refused' : kind, status, message });
      throw error;
    }
  },
});
