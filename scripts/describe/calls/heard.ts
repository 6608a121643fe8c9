import type { ApiCall, ApiClient } from '../../../src/api/client';

/** What a function asks its client for. */
export type Heard = ApiCall<unknown>;

/** The call that a function makes, learnt by letting it make it with a client that only listens. */
export function heard(make: (api: ApiClient) => unknown): Heard | undefined {
  let asked: Heard | undefined;
  const api: ApiClient = {
    call(call) {
      asked = call as Heard;
      return new Promise(() => {});
    },
  };
  Promise.resolve(make(api)).catch(() => {});
  return asked;
}
