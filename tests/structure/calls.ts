import type { ApiClient } from '../../src/api/client';
import type { CallName } from '../../src/core/element/contract';

/** Stands for a request of any shape: each value in it is its own name in braces. */
const anyRequest: object = new Proxy(
  {},
  { get: (_, name) => (typeof name === 'string' ? `{${name}}` : undefined) },
);

/**
 * The call that a function of src/api makes, learnt by letting it make it with a client that only
 * listens: `GET /api/products/{code}`. Undefined for a function that makes none.
 */
export function callOf(made: unknown): CallName | undefined {
  if (typeof made !== 'function') return undefined;
  let heard: CallName | undefined;
  const api: ApiClient = {
    call({ method = 'get', path }) {
      heard = `${method.toUpperCase() as 'GET' | 'POST'} ${decodeURIComponent(path) as '/'}`;
      return new Promise(() => {});
    },
  };
  // What wants something else than a client makes no call, be it that it rejects.
  try {
    Promise.resolve(made(api, anyRequest)).catch(() => {});
  } catch {}
  return heard;
}
