/** One thing that a listing is asked by, as it stands in the page's address. */
export interface Param<T> {
  /** What holds where the address says nothing; the address leaves it out [SRCH-10]. */
  readonly normal: T;
  /** Another name that the address may have it by. */
  readonly alias?: string;
  /** Whether a visitor who sets it asks for results; the others say how to list them [SRCH-08]. */
  readonly asks: boolean;
  /** The value of a text of the address; undefined for a text that makes no sense. */
  read(text: string): T | undefined;
}
export type Params = Readonly<Record<string, Param<unknown>>>;

/** The values of a listing's parameters. */
export type QueryOf<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};

const whole = (text: string, min: number, max = 1e9): number | undefined => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

/** The numeric ids of a comma-separated list, each once; other entries are ignored [SRCH-11]. */
export const idsOf = (text: string): readonly number[] => [
  ...new Set(text.split(',').flatMap((entry) => whole(entry.trim(), 0) ?? [])),
];

export const textParam = (normal = ''): Param<string> => ({
  normal,
  asks: true,
  read: (text) => text.trim(),
});

/** A whole number; beyond its limits it counts as not given. */
export const numberParam = (
  normal: number,
  { min = 0, max }: { readonly min?: number; readonly max?: number } = {},
): Param<number> => ({ normal, asks: false, read: (text) => whole(text, min, max) });

/** One of a few values; the first is the normal one. */
export const choiceParam = <const T extends string>(
  values: readonly [T, ...(readonly T[])],
): Param<T> => ({
  normal: values[0],
  asks: false,
  read: (text) => values.find((value) => value === text),
});

/** A list of numeric ids, none of them at first [SRCH-11]. */
export const idsParam = (): Param<readonly number[]> => ({ normal: [], asks: true, read: idsOf });

/**
 * The last page shown. A listing has it by the name `page`; the redirects say currentPage
 * [SRCH-15].
 */
export const pageParam = (): Param<number> => ({
  normal: 1,
  alias: 'currentPage',
  asks: true,
  read: (text) => whole(text, 1),
});

const isNormal = ({ normal }: Param<unknown>, value: unknown) => String(value) === String(normal);

/**
 * What an address asks for, from its query string with or without `?`; what it does not hold, or
 * holds wrongly, is the normal value.
 */
export function readQuery<P extends Params>(params: P, address: string): QueryOf<P> {
  const given = new URLSearchParams(address);
  const values = Object.entries(params).map(([name, { normal, alias = name, read }]) => {
    const text = given.get(name) ?? given.get(alias);
    return [name, text === null ? normal : (read(text) ?? normal)];
  });
  return Object.fromEntries(values);
}

/**
 * The query string, with its `?` or empty, that holds a query: empty and normal values are dropped
 * [SRCH-10]; the parameters that are not among `names`, and what belongs to others on the page,
 * stay as they were.
 */
export function writeQuery<P extends Params>(
  current: string,
  params: P,
  query: QueryOf<P>,
  names: readonly string[] = Object.keys(params),
): string {
  const parts = current.replace(/^\?/, '').split('&').filter(Boolean);
  const nameOf = (part: string) => part.split('=')[0] ?? '';
  const isOf = (part: string, name: string) => [name, params[name]?.alias].includes(nameOf(part));
  const mine = Object.entries(params).flatMap(([name, param]) => {
    if (!names.includes(name)) return parts.filter((part) => isOf(part, name));
    const text = encodeURIComponent(String(query[name])).replaceAll('%2C', ',');
    return isNormal(param, query[name]) || !text ? [] : [`${name}=${text}`];
  });
  const others = parts.filter((part) => !Object.keys(params).some((name) => isOf(part, name)));
  const all = [...others, ...mine].join('&');
  return all && `?${all}`;
}

/** The names of the parameters in which two queries differ. */
export const differences = <P extends Params>(
  params: P,
  one: QueryOf<P>,
  other: QueryOf<P>,
): readonly string[] =>
  Object.keys(params).filter((name) => String(one[name]) !== String(other[name]));

/** Whether the visitor has asked for nothing yet: results may wait for that [SRCH-08]. */
export const isUnasked = <P extends Params>(params: P, query: QueryOf<P>): boolean =>
  Object.entries(params).every(([name, param]) => !param.asks || isNormal(param, query[name]));
