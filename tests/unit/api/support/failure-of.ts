import type { ApiError } from '../../../../src/api/api-error';

/** The error of a failed call; throws itself if the call does not fail. */
export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: ApiError) => error,
  );
