import { ApiError } from './api-error';
import { callNameOf } from './call-address';
import type { ApiClient } from './client';

/** A failed call, with what monitoring needs. */
export interface CallFailure {
  readonly kind: 'network' | 'status' | 'shape' | 'refused' | 'entry';
  readonly method: 'GET' | 'POST';
  /** The path or endpoint without its query, which may hold what a visitor typed. */
  readonly path: string;
  readonly status?: number | undefined;
  /** Where a removed entry is. */
  readonly field?: string;
  /** What went wrong, for the console. */
  readonly message: string;
}

/**
 * The same client, which passes every failed call to `report` before it throws, and invalid entries
 * in an answer's lists; an aborted call is no failure.
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
      // Wrong fields of a form are the visitor's matter: nothing in the page has failed.
      if (kind !== 'aborted')
        report({ ...asked, kind: errors ? 'refused' : kind, status, message });
      throw error;
    }
  },
});
