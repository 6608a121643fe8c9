import type * as v from 'valibot';
import type { Query } from './call-address';
import type { ApiCall, ApiClient, CallOptions } from './client';
import type { Param } from './param';

/** The subjects of the calls by their `fault`. */
export const subjectOf = {
  nav: 'Navigation',
  search: 'Search',
  suggestions: 'Search',
  facets: 'Search',
  cards: 'Content',
  like: 'Content',
  contact: 'Forms',
  newsletter: 'Subscriptions',
  campaign: 'Subscriptions',
  release: 'Subscriptions',
  product: 'Meat shop',
  review: 'Meat shop',
  cart: 'Meat shop',
  coupon: 'Meat shop',
  customer: 'Meat shop',
  address: 'Meat shop',
  delivery: 'Meat shop',
  availability: 'Meat shop',
  menu: 'Lunch menu',
} as const;

/** The parameters in path and query by name; a text is a constant, which is always sent. */
export type Params = Readonly<Record<string, Param | string>>;

type Names<P, Required extends boolean> = {
  [K in keyof P]: P[K] extends Param<unknown, Required> ? K : never;
}[keyof P];
type ValueOf<One> = One extends Param<infer T> ? T : never;

/** The request of a call with these parameters. */
export type RequestOf<P> = { readonly [K in Names<P, true>]: ValueOf<P[K]> } & {
  readonly [K in Names<P, false>]?: ValueOf<P[K]> | undefined;
};

/** Documentation of a body, by the places of its parts: `product.title`, or `title` anywhere. */
export interface Body<R> {
  readonly parts: Readonly<Record<string, string>>;
  /** A body that can be sent; that of a form is made from the form's fields. */
  readonly sample?: R | undefined;
}

/** Declares the request as a JSON body. Its type is the request's; the build removes the rest. */
export const bodyOf = <R>(parts: Body<R>['parts'], sample?: R): Body<R> => ({ parts, sample });

/** What docs, `check-api` and the stand-in back end use of a call; the build removes it. */
interface CallDocs {
  /** The name for `?fault=NAME:500`, by which the stand-in back end makes it fail. */
  readonly fault: keyof typeof subjectOf;
  /** Values in its answer that later calls use, by name, each with its place: `hits.0.code`. */
  readonly gives?: Readonly<Record<string, string>>;
  /** The name of the call that is tried before it, if the order of paths would be another. */
  readonly after?: string;
  /** Sample values for optional parameters; for a form, values that only a page knows. */
  readonly sample?: Readonly<Record<string, unknown>>;
}

/** The declaration of a call. */
export interface Declaration<P = Params, R = unknown, S = unknown>
  extends CallDocs,
    Pick<ApiCall<unknown>, 'only' | 'keepalive' | 'tokenField' | 'personal'> {
  /** The default path of a call that reads; `{code}` is the value of that parameter. */
  readonly get?: string;
  /** The default path of a call that writes. */
  readonly post?: string;
  readonly params?: P;
  /** The body of a post without parameters, which sends its request as JSON. */
  readonly body?: Body<R>;
  /** The schema of its answer; without one it is not read. */
  readonly answer?: S;
}

/** A call as documentation, `check-api` and the stand-in back end see it. */
export interface Declared<S = unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: of any parameters and any body.
  readonly declaration: Declaration<any, any, S>;
}

type AnswerOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** Makes a call and returns the answer as its schema reads it. Throws an ApiError. */
export interface Call<R, S = undefined> extends Declared<S> {
  (api: ApiClient, request: R, options?: CallOptions): Promise<AnswerOf<S>>;
}

/**
 * Declares a call, once for all its users: the function that makes it, and its data for
 * documentation and the stand-in back end. Its doc comment becomes its sentence in the
 * documentation.
 */
export function defineCall<S>(
  declaration: Declaration<Readonly<Record<string, string>>, never, S> & { readonly get: string },
): Declared<S> & ((api: ApiClient, options?: CallOptions) => Promise<AnswerOf<S>>);
export function defineCall<P extends Params, S = undefined>(
  declaration: Declaration<P, never, S> & { readonly params: P },
): Call<RequestOf<P>, S>;
export function defineCall<R, S = undefined>(
  declaration: Declaration<never, R, S> & { readonly body: Body<R> },
): Call<R, S>;
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(declaration: Declaration): Call<unknown, unknown> {
  const { get, post = '', params = {}, only, keepalive, tokenField, personal } = declaration;
  const isBare = !post && Object.values(params).every((one) => typeof one === 'string');
  return Object.assign(
    (api: ApiClient, ...asked: readonly unknown[]) => {
      const [request, options] = isBare ? [undefined, asked[0]] : asked;
      let path = get ?? post;
      const query: Record<string, Query[string]> = {};
      for (const [name, fixed] of Object.entries(params)) {
        const value = typeof fixed === 'string' ? fixed : (request as Query)[name];
        const filled = path.replace(`{${name}}`, encodeURIComponent(String(value)));
        if (filled === path) query[name] = value;
        path = filled;
      }
      return api.call({
        method: post ? 'post' : 'get',
        path,
        query,
        json: declaration.params ? undefined : request,
        schema: declaration.answer as v.GenericSchema,
        only,
        keepalive,
        tokenField,
        personal,
        ...(options as CallOptions | undefined),
      });
    },
    { declaration },
  ) as Call<unknown, unknown>;
}
