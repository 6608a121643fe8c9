import type { Context } from 'hono';
import { type Brand, isBrand } from '../../src/core/page/brand';
import { isLanguage, type Language } from '../../src/core/page/language';
import { languageAt } from '../data/navigation';

const siteOfHost = (host: string | undefined): Brand | undefined => {
  const [first, ...rest] = (host ?? '').split(/[.:]/);
  return rest[0] === 'localhost' && isBrand(first) ? first : undefined;
};

/** Names the page of a request made in process: browsers let no script set the referrer. */
export const pageHeader = 'x-atria-page';

/** The page of a request, if the browser sends it. */
export function refererOf(context: Context): URL | undefined {
  const referer = context.req.header('referer') ?? context.req.header(pageHeader);
  return referer && URL.canParse(referer) ? new URL(referer) : undefined;
}

/** Whether a request came over HTTP: in process there is no host, and there are no cookies. */
export const isOverHttp = (context: Context): boolean => Boolean(context.req.header('host'));

/**
 * The site of a request: on the pages of single widgets the `brand` in the page's address, else
 * `SITE.localhost` of the request or of its page; else the main site.
 */
export function siteOf(context: Context): Brand {
  const page = refererOf(context);
  const asked = page?.searchParams.get('brand');
  if (isBrand(asked)) return asked;
  const called = context.req.header('host') ?? new URL(context.req.url).host;
  return siteOfHost(called) ?? siteOfHost(page?.host) ?? 'atriafi';
}

/** The language in a call, by default Finnish. */
export function languageOf(context: Context, parameter = 'language'): Language {
  const given = context.req.query(parameter);
  return isLanguage(given) ? given : 'fi';
}

/** The language of the page, for calls without one: the requested one, else its path's. */
export function pageLanguageOf(context: Context): Language {
  const page = refererOf(context);
  const asked = page?.searchParams.get('language');
  if (isLanguage(asked)) return asked;
  return languageAt(siteOf(context), page?.pathname ?? '/');
}

/** The port the demo host answers at, '' in process. */
export const portOf = (context: Context): string => new URL(context.req.url).port;
