import type { ApiCall, ApiClient } from '../../src/api/client';

/** What a function asks its client for. */
export type Heard = ApiCall<unknown>;

/**
 * The call that a function makes, learnt by letting it make it with a client that only listens;
 * undefined for one that makes none.
 */
export function heard(make: (api: ApiClient) => unknown): Heard | undefined {
  let asked: Heard | undefined;
  const api: ApiClient = {
    call(call) {
      asked = call as Heard;
      return new Promise(() => {});
    },
  };
  // What wants something else than a client makes no call, be it that it rejects.
  try {
    Promise.resolve(make(api)).catch(() => {});
  } catch {}
  return asked;
}

/** Stands for a request of any shape: each value in it is its own name in braces. */
export const anyRequest: object = new Proxy(
  {},
  { get: (_, name) => (typeof name === 'string' ? `{${name}}` : undefined) },
);

/** Method and path of a call, `{code}` where a value stands: `GET /api/products/{code}`. */
export const nameOf = ({ method = 'get', path }: Heard): string =>
  `${method.toUpperCase()} ${decodeURIComponent(path)}`;
