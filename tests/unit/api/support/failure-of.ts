import type { ApiError } from '../../../../src/api/api-error';

/** The error a call fails with; fails itself when the call does not. */
export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: ApiError) => error,
  );
