import { clean } from '../../read/text';

/** One parameter of a listing, as it is in the page's address. */
export interface Param<T> {
  /** The value when the address has none; the address omits it [SRCH-10]. */
  readonly normal: T;
  /** Another name for it in the address. */
  readonly alias?: string;
  /** Whether setting it asks for results; the other parameters say how to list them [SRCH-08]. */
  readonly asks: boolean;
  /** The value for a text of the address; undefined if the text is invalid. */
  read(text: string): T | undefined;
}
export type Params = Readonly<Record<string, Param<unknown>>>;

/** The values of a listing's parameters. */
export type QueryOf<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};

/** A larger number is not exact: another one could be meant. */
const whole = (text: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

/** The numeric ids of a comma-separated list, each once; other entries are ignored [SRCH-11]. */
export const idsOf = (text: string): readonly number[] => [
  ...new Set(text.split(',').flatMap((entry) => whole(clean(entry), 0) ?? [])),
];

/** A text; an empty one counts as absent [SRCH-10]. */
export const textParam = (normal = ''): Param<string> => ({
  normal,
  asks: true,
  read: (text) => clean(text) || undefined,
});

/** A whole number; out of its limits it counts as absent. */
export const numberParam = (
  normal: number,
  { min = 0, max }: { readonly min?: number; readonly max?: number } = {},
): Param<number> => ({ normal, asks: false, read: (text) => whole(text, min, max) });

/** A list of numeric ids, empty by default [SRCH-11]. */
export const idsParam = (): Param<readonly number[]> => ({ normal: [], asks: true, read: idsOf });

/** The last visible page. A listing names it `page`; the redirects name it currentPage [SRCH-15]. */
export const pageParam = (): Param<number> => ({
  normal: 1,
  alias: 'currentPage',
  asks: true,
  // As many pages as no list has.
  read: (text) => whole(text, 1, 1e9),
});

/**
 * The name of a parameter in the address: all share the text, the others have the prefix [SRCH-10].
 */
export const nameIn = (prefix: string, name: string): string =>
  prefix && name !== 'q' ? `${prefix}-${name}` : name;

const isNormal = ({ normal }: Param<unknown>, value: unknown) => String(value) === String(normal);

/**
 * The query of an address, from its query string with or without `?`, or from its parameters; an
 * absent or invalid one gets its default.
 */
export function readQuery<P extends Params>(
  params: P,
  given: string | ((name: string) => string),
  prefix = '',
): QueryOf<P> {
  const search = typeof given === 'string' ? new URLSearchParams(given) : { get: given };
  const textOf = (name: string) => search.get(nameIn(prefix, name));
  const values = Object.entries(params).map(([name, { normal, alias = name, read }]) => {
    const text = textOf(name) || textOf(alias);
    return [name, text ? (read(text) ?? normal) : normal];
  });
  return Object.fromEntries(values);
}

/**
 * The query string, with its `?` or empty, for a query: empty and default values are omitted
 * [SRCH-10]. Unchanged parameters, and those of others on the page, stay as they are, in their
 * place; the parameters in `dropped` are removed.
 */
export function writeQuery<P extends Params>(
  current: string,
  params: P,
  query: QueryOf<P>,
  prefix = '',
  dropped: readonly string[] = [],
): string {
  /** The texts to write, and the names by which existing ones are recognised. */
  const texts = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [key, param] of Object.entries(params)) {
    const name = nameIn(prefix, key);
    texts.set(name, isNormal(param, query[key]) ? '' : String(query[key]));
    names.set(name, name).set(nameIn(prefix, param.alias ?? key), name);
  }
  const partOf = (name: string, text: string) =>
    `${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`;
  const parts = current.replace(/^\?/, '').split('&').filter(Boolean);
  const remaining = parts.flatMap((part) => {
    const [[before = '', value = ''] = []] = [...new URLSearchParams(part)];
    const name = names.get(before);
    if (name === undefined) return dropped.includes(before) ? [] : [part];
    const text = texts.get(name);
    texts.delete(name);
    if (!text) return [];
    return [before === name && value === text ? part : partOf(name, text)];
  });
  const added = [...texts].flatMap(([name, text]) => (text ? [partOf(name, text)] : []));
  const all = [...remaining, ...added].join('&');
  return all && `?${all}`;
}

/** Whether the visitor has not asked for anything yet: results may wait for that [SRCH-08]. */
export const isUnasked = <P extends Params>(params: P, query: QueryOf<P>): boolean =>
  Object.entries(params).every(([name, param]) => !param.asks || isNormal(param, query[name]));

/** A query that no longer asks for anything, listed in the same way. */
export const unasked = <P extends Params>(params: P, query: QueryOf<P>): QueryOf<P> =>
  Object.fromEntries(
    Object.entries(params).map(([name, { asks, normal }]) => [name, asks ? normal : query[name]]),
  ) as QueryOf<P>;
