import type { Context, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { failedPage } from './purchase-pages';
import { isAt, type Route } from './route';
import { refererOf } from './site';
import { refuseParts } from './validation';

/** A call that can be made to fail. */
export type FaultyCall = Omit<Route, 'answer'>;

/** The faults of a call; any other value is a status. */
export const faultKinds = [
  ...['offline', 'malformed', 'shape', 'empty', 'long', 'invalid'],
  ...['slow', 'never', 'new'],
];

/** The names of faults; `all` means every call. */
export const faultNames = (calls: readonly FaultyCall[]): readonly string[] => [
  ...new Set(calls.map(({ fault }) => fault)),
  'all',
];

/** Whether a fault, such as `search:500`, exists among the names. */
export function isKnownFault(asked: string, names: readonly string[]): boolean {
  const [name = '', kind = ''] = asked.split(':');
  return names.includes(name) && (faultKinds.includes(kind) || /^\d{3}$/.test(kind));
}

const warned = new Set<string>();

/** Warns once about a fault that does not exist. */
function warnOfUnknown(asked: string, names: readonly string[]): void {
  if (asked === '' || warned.has(asked) || isKnownFault(asked, names)) return;
  warned.add(asked);
  console.warn(
    `There is no fault "${asked}": write NAME:KIND, NAME being one of ${names.join(', ')}, ` +
      `KIND a status or one of ${faultKinds.join(', ')}.`,
  );
}

interface Fault {
  /** Undefined for a request that is no call. */
  readonly call?: FaultyCall | undefined;
  readonly key: string;
  readonly kind: string;
  readonly detail: string;
}

/** `NAME:KIND[:DETAIL]`, comma-separated, from a header, a cookie or the page's own address. */
function faultOf(
  context: Context,
  calls: readonly FaultyCall[],
  otherwise: string,
): Fault | undefined {
  const given =
    context.req.header('x-atria-fault') ??
    getCookie(context, 'atria-fault') ??
    refererOf(context)?.searchParams.get('fault') ??
    otherwise;
  const { method, path } = context.req;
  const call = calls.find((one) => one.method === method && isAt(one.path, path));
  const names = faultNames(calls);
  for (const key of given.split(',')) {
    warnOfUnknown(key.trim(), names);
    const [asked, kind = '', detail = ''] = key.trim().split(':');
    if (kind && (asked === call?.fault || asked === 'all'))
      return { key: `${key} ${call?.fault}`, kind, detail, call };
  }
  return undefined;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Entries = Readonly<Record<string, v.GenericSchema>>;
type WithEntries = { readonly entries?: Entries };

/** Valid JSON in which every field that a call reads has another shape. */
function wrongShape(schema: v.GenericSchema | undefined) {
  const { pipe = [] } = (schema ?? {}) as { readonly pipe?: readonly WithEntries[] };
  const entries = [schema as WithEntries, ...pipe].find((one) => one?.entries)?.entries ?? {};
  const other = { unexpected: true };
  return {
    ...other,
    ...Object.fromEntries(
      Object.entries(entries).map(([name, one]) => [name, v.is(one, 'none') ? other : 'none']),
    ),
  };
}

const emptyValues: Readonly<Record<string, unknown>> = {
  totalCount: 0,
  lineItemCount: 0,
  hasMore: false,
};

/** The same answer with every list emptied. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, emptyValues[name] ?? emptied(one)]),
  );
}

const readFields = /^(title|name|label|text|header|category|description|teaserText|showMoreLabel)$/;
const longWords =
  'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilaan ' +
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** The same content with every readable text longer than any layout expects. */
function lengthened(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return value && readFields.test(name) ? `${value} ${longWords}` : value;
  if (Array.isArray(value)) return value.map((one) => lengthened(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthened(one, key)]));
}

/** No connection: the server of the app lets the caller's `fetch` fail. */
export class Offline extends Error {}

/**
 * Makes calls fail on request, so that every state of a widget can be seen: a status (`500`),
 * `offline`, `malformed`, `shape`, `empty`, `long` (the longest texts), `invalid` (a 400 that names
 * parts of the request: `contact:invalid:Data.Email+Files`), `slow` (3 s, or the given ms),
 * `never`; a customer can be `new`: logged in, without an address yet. A status with `:N` fails
 * only the first N calls of this back end, so that a retry works.
 *
 * @param otherwise the faults for requests that name none
 */
export function faults(calls: readonly FaultyCall[], otherwise = '') {
  const failed = new Map<string, number>();
  return async (context: Context, next: Next) => {
    const fault = faultOf(context, calls, otherwise);
    if (!fault) return next();
    const { key, kind, detail, call } = fault;
    if (/^\d{3}$/.test(kind)) {
      const before = failed.get(key) ?? 0;
      failed.set(key, before + 1);
      if (detail && before >= Number(detail)) return next();
      const status = Number(kind) as 500;
      // A form that the browser itself has sent gets a page as the answer.
      if (context.req.header('accept')?.includes('text/html'))
        return context.html(failedPage, status);
      return context.json({ message: 'asked to fail' }, status);
    }
    if (kind === 'offline') throw new Offline('asked to be offline');
    if (kind === 'malformed')
      return context.body('{"hits": [', 200, { 'Content-Type': 'application/json' });
    if (kind === 'invalid')
      return refuseParts(
        context,
        Object.fromEntries(detail.split('+').map((part) => [part, ['asked to be invalid']])),
      );
    if (kind === 'shape') return context.json(wrongShape(call?.schema));
    if (kind === 'never') await new Promise<never>(() => {});
    if (kind === 'slow') await wait(Number(detail) || 3000);
    await next();
    if (kind === 'empty') context.res = Response.json(emptied(await context.res.json()));
    if (kind === 'new')
      context.res = Response.json({ ...(await context.res.json()), loggedIn: true });
    if (kind === 'long') context.res = Response.json(lengthened(await context.res.json()));
  };
}
