import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Declared } from '../../src/api/define-call';
import { faultText } from '../../src/api/parse-answer';
import { readBy } from '../../src/api/read-by';

/** A call that the stand-in back end answers. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** With `{code}` for a value. */
  readonly path: string;
  /** The name for its faults. */
  readonly fault: string;
  /** The part of its answer that the client reads. */
  readonly schema?: v.GenericSchema | undefined;
  readonly answer: (context: Context) => Promise<Response> | Response;
}

/** The JSON of a type: its lists may be read-only. */
type Json<T> = T extends unknown[]
  ? readonly unknown[]
  : T extends object
    ? { readonly [K in keyof T]: Json<T[K]> }
    : T;
type Taken<S> = S extends v.GenericSchema ? Json<v.InferInput<S>> : object;

/**
 * Throws for an answer of ours that the client would refuse, or would read without some entries.
 */
function check(name: string, schema: v.GenericSchema, answer: unknown): void {
  const { faults, leftOut } = readBy(schema, answer);
  const [fault] = [...faults, ...leftOut];
  if (fault) throw new Error(`${name}: the client refuses this answer: ${faultText(fault)}`);
}

/**
 * The route of a call, with the method and path of its declaration.
 *
 * @param answer returns what the schema accepts, or a response of another status
 */
export function answers<S>(
  { declaration }: Declared<S>,
  answer: (context: Context) => Taken<S> | Response | Promise<Taken<S> | Response>,
): Route {
  const { get, post, fault } = declaration;
  const schema = declaration.answer as v.GenericSchema | undefined;
  const method = post ? 'POST' : 'GET';
  const path = post ?? get ?? '';
  return {
    method,
    path,
    fault,
    schema,
    async answer(context) {
      const made = await answer(context);
      if (made instanceof Response) return made;
      if (schema) check(`${method} ${path}`, schema, made);
      return Response.json(made);
    },
  };
}

/** Whether a request matches a path with names in braces. */
export const isAt = (path: string, asked: string): boolean =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked);

/** A path in Hono's form: `/api/products/:code`. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
