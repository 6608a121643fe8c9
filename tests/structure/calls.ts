import type { Declared } from '../../src/api/define-call';
import type { CallName } from '../../src/core/element/contract';

/** The call that a function of src/api makes: `GET /api/products/{code}`; undefined for others. */
export function callOf(made: unknown): CallName | undefined {
  const { get, post } = (made as Partial<Declared> | undefined)?.declaration ?? {};
  if (post) return `POST ${post}` as CallName;
  return get ? (`GET ${get}` as CallName) : undefined;
}
