import type { Context } from 'hono';
import { type Brand, isBrand } from '../../src/core/page/brand';
import { isLanguage, type Language } from '../../src/core/page/language';

const first = (host: string): string => host.split(/[.:]/)[0] ?? '';

/** The page a request came from, when the browser says so. */
export function refererOf(context: Context): URL | undefined {
  const referer = context.req.header('referer');
  return referer && URL.canParse(referer) ? new URL(referer) : undefined;
}

/**
 * The site a request is for: `SITE.localhost`, or on the pages of single widgets the `brand` of
 * the page's address; else the main site.
 */
export function siteOf(context: Context): Brand {
  const asked = refererOf(context)?.searchParams.get('brand');
  if (isBrand(asked)) return asked;
  const host = first(context.req.header('host') ?? new URL(context.req.url).host);
  return isBrand(host) ? host : 'atriafi';
}

/** The language a call names, Finnish without one. */
export function languageOf(context: Context, parameter = 'language'): Language {
  const given = context.req.query(parameter);
  return isLanguage(given) ? given : 'fi';
}

/** The port the demo host answers at, '' in process. */
export const portOf = (context: Context): string => new URL(context.req.url).port;
