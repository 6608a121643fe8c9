import type { ApiClient, CallOptions } from '../../src/api/client';
import { type AnyForm, requestOf } from '../../src/core/form/define-form';
import type { Values } from '../../src/core/form/field';
import type { Brand } from '../../src/core/page/brand';
import { sampleToken, sampleValues } from './sample-values';

/** Values by name that take the place of those in a sample request, wherever they stand in it. */
export type Given = Readonly<Record<string, string>>;

/** A call of src/api with a request that can be made of it. Method, path, query, body and schema are
 * what its function asks for, see heard.ts; nothing of them is said again here. */
export interface DeclaredCall {
  /** Makes it with the sample request; with `all`, also with all that a request may hold. */
  readonly make: (api: ApiClient, given: Given, all?: boolean) => unknown;
  /** Makes it with a request of any shape. */
  readonly makeAny: (api: ApiClient, request: object) => unknown;
  /** The form that its body is made of. */
  readonly form?: AnyForm;
  /** Values that its answer has for the calls after it, by name, each with its place: `hits.0.code`. */
  readonly gives?: Readonly<Record<string, string>>;
  /** Its answer is one visitor's own, so that no cache may keep it for others. */
  readonly personal?: boolean;
}

type Ask<R> = (api: ApiClient, request: R, options?: CallOptions) => unknown;
type More<R> = Pick<DeclaredCall, 'gives' | 'personal'> & {
  /** What a request may hold beside what it must. */
  readonly also?: Partial<NoInfer<R>>;
};

const replaced = <R extends object>(request: R, given: Given): R =>
  Array.isArray(request)
    ? request
    : (Object.fromEntries(
        Object.entries(request).map(([name, value]) => [name, given[name] ?? value]),
      ) as R);

/**
 * Declares a call.
 *
 * @param request what a request of it must hold; its values also stand in examples
 */
export const call = <R extends object>(
  ask: Ask<R>,
  request: NoInfer<R>,
  { also, ...more }: More<R> = {},
): DeclaredCall => ({
  make: (api, given, all) =>
    ask(api, replaced<R>(all && also ? { ...request, ...also } : request, given)),
  makeAny: (api, any) => ask(api, any as R),
  ...more,
});

/** Declares a call without a request. */
export const bareCall = (
  ask: (api: ApiClient) => unknown,
  more: Pick<DeclaredCall, 'gives' | 'personal'> = {},
): DeclaredCall => {
  // Alone: what comes after the client are its options.
  const make = (api: ApiClient) => ask(api);
  return { make, makeAny: make, ...more };
};

/**
 * Declares a call that a form makes.
 *
 * @param values those of fields that only a page knows
 */
export function formCall(
  form: AnyForm,
  values: Values = {},
  brand: Brand = 'atriafi',
): DeclaredCall {
  const send = (api: ApiClient, given: Given) => {
    const all = replaced({ ...sampleValues(form), ...values }, given);
    const request = requestOf(form, all, given.captcha ?? sampleToken);
    return form.send?.(api, request, { values: all, brand, language: 'fi' });
  };
  return { form, make: send, makeAny: (api) => send(api, {}) };
}
