import { anyRequest, heard, nameOf } from '../../scripts/calls/heard';
import type { CallName } from '../../src/core/element/contract';

/**
 * The call that a function of src/api makes: `GET /api/products/{code}`. Undefined for a function
 * that makes none.
 */
export function callOf(made: unknown): CallName | undefined {
  if (typeof made !== 'function') return undefined;
  const call = heard((api) => made(api, anyRequest));
  // A path that is no text is not one that a function of ours asks for.
  return typeof call?.path === 'string' ? (nameOf(call) as CallName) : undefined;
}
