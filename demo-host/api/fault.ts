import type { Context, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import { refererOf } from './site';
import { refuseParts } from './validation';

/** Calls by the short names a fault is asked for; the first match names the call. */
const names: readonly (readonly [name: string, path: RegExp, method?: string])[] = [
  ['nav', /^\/api\/nav\//],
  ['suggestions', /^\/api\/search\/suggestions/],
  ['search', /^\/api\/search\//],
  ['facets', /^\/api\/facets\//],
  ['cards', /^\/api\/filtered-cards\//],
  ['like', /^\/api\/contentlikecount\//],
  ['product', /^\/api\/products\//],
  ['release', /^\/api\/cision/],
  ['coupon', /couponcode$/],
  ['cart', /\/shoppingcart\//],
  ['delivery', /\/checkout\/delivery$/],
  ['purchase', /\/checkout\/purchase$/],
  ['availability', /\/checkout\/availability$/],
  ['address', /^\/api\/lk\/customer$/, 'POST'],
  ['customer', /^\/api\/lk\/customer$/],
  ['newsletter', /newsletter\/subscribe$/],
  ['review', /^\/api\/review\//],
  ['contact', /^\/api\/(contact\/|fs\/salesform)/],
  ['campaign', /^\/api\/campaign\//],
  ['menu', /^\/api\/fs\/menu/],
];

/** What a call can be made to do; the rest is a status. */
const kinds = ['offline', 'malformed', 'shape', 'empty', 'long', 'invalid', 'slow', 'never', 'new'];

const known = [...names.map(([one]) => one), 'all'];

/** Whether a fault, such as `search:500`, can be had. */
export function isKnownFault(asked: string): boolean {
  const [name = '', kind = ''] = asked.split(':');
  return known.includes(name) && (kinds.includes(kind) || /^\d{3}$/.test(kind));
}

const warned = new Set<string>();

/** Says once what is asked for and cannot be had. */
function warnOfUnknown(asked: string): void {
  if (asked === '' || warned.has(asked) || isKnownFault(asked)) return;
  warned.add(asked);
  console.warn(
    `There is no fault "${asked}": write NAME:KIND, NAME being one of ${known.join(', ')}, ` +
      `KIND a status or one of ${kinds.join(', ')}.`,
  );
}

const nameOf = ({ path, method }: Context['req']): string =>
  names.find(([, one, by = method]) => one.test(path) && by === method)?.[0] ?? '';

interface Fault {
  readonly key: string;
  readonly kind: string;
  readonly detail: string;
}

/** `NAME:KIND[:DETAIL]`, comma-separated, from a header, a cookie or the page's own address. */
function faultOf(context: Context): Fault | undefined {
  const given =
    context.req.header('x-atria-fault') ??
    getCookie(context, 'atria-fault') ??
    refererOf(context)?.searchParams.get('fault') ??
    '';
  const name = nameOf(context.req);
  for (const key of given.split(',')) {
    warnOfUnknown(key.trim());
    const [asked, kind = '', detail = ''] = key.trim().split(':');
    if (kind && (asked === name || asked === 'all')) return { key: `${key} ${name}`, kind, detail };
  }
  return undefined;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const fields = <T>(names: string, value: T): Record<string, T> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Valid JSON in which every field that some call reads has another shape. */
const wrongShape = {
  ...fields('topTabs bottomTabs languageMenu barLinks navAccordions navLinks', 'none'),
  ...fields('hits facetCategories facetTags dates lineItems warnings couponCodes', 'none'),
  ...fields('deliveryAddress billingAddress data isSuccess success isAvailable', 'none'),
  ...fields('id name code firstName', { unexpected: true }),
};

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

/** The same content with every text that people read made longer than any layout hopes for. */
function lengthened(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return value && readFields.test(name) ? `${value} ${longWords}` : value;
  if (Array.isArray(value)) return value.map((one) => lengthened(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthened(one, key)]));
}

/** No connection: who serves the app lets the caller's `fetch` fail. */
export class Offline extends Error {}

/**
 * Makes calls fail as asked, so that every state of a widget can be seen: a status (`500`),
 * `offline`, `malformed`, `shape`, `empty`, `long` (the longest texts), `invalid` (a 400 that names
 * parts of the request: `contact:invalid:Data.Email+Files`), `slow` (3 s, or as many ms as given),
 * `never`; a customer can be `new`: logged in, with no address yet.
 * A status with `:N` fails the first N calls of this back end only, so that a retry works.
 */
export function faults() {
  const failed = new Map<string, number>();
  return async (context: Context, next: Next) => {
    const fault = faultOf(context);
    if (!fault) return next();
    const { key, kind, detail } = fault;
    if (/^\d{3}$/.test(kind)) {
      const before = failed.get(key) ?? 0;
      failed.set(key, before + 1);
      if (detail && before >= Number(detail)) return next();
      return context.json({ message: 'asked to fail' }, Number(kind) as 500);
    }
    if (kind === 'offline') throw new Offline('asked to be offline');
    if (kind === 'malformed')
      return context.body('{"hits": [', 200, { 'Content-Type': 'application/json' });
    if (kind === 'invalid')
      return refuseParts(context, fields(detail.replaceAll('+', ' '), ['asked to be invalid']));
    if (kind === 'shape') return context.json(wrongShape);
    if (kind === 'never') await new Promise<never>(() => {});
    if (kind === 'slow') await wait(Number(detail) || 3000);
    await next();
    if (kind === 'empty') context.res = Response.json(emptied(await context.res.json()));
    if (kind === 'new')
      context.res = Response.json({ ...(await context.res.json()), loggedIn: true });
    if (kind === 'long') context.res = Response.json(lengthened(await context.res.json()));
  };
}
