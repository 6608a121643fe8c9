import type { ApiCall, ApiClient } from '../../../src/api/client';

/** The call that a function makes. */
export type Heard = ApiCall<unknown>;

/** The call that a function makes, recorded by a client that does not send it. */
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
