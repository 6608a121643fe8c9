import type { KnownCall } from '../../scripts/describe/calls/all-calls';
import type { Options } from './options';

const isElsewhere = ({ site, base }: Options): boolean => new URL(base).origin !== site;

/** What is wrong with an answer for pages of another origin. */
export function crossOriginProblems(options: Options, headers: Headers): string[] {
  if (!isElsewhere(options)) return [];
  const { site, withCookies } = options;
  const expect = (name: string, ...taken: readonly string[]): string[] => {
    const said = headers.get(name) ?? 'none';
    return taken.includes(said) ? [] : [`${name}: expected ${taken.join(' or ')}, got ${said}`];
  };
  const origin = 'Access-Control-Allow-Origin';
  // A browser that has sent cookies refuses an answer that is for everybody.
  return withCookies
    ? [...expect(origin, site), ...expect('Access-Control-Allow-Credentials', 'true')]
    : expect(origin, site, '*');
}

/** Whether a browser makes a preflight before the call. */
export const isAskedBefore = (call: KnownCall, options: Options): boolean =>
  isElsewhere(options) && call.ask().json !== undefined;

/** What is wrong with the answer to a preflight for a JSON post. */
export function preflightProblems(options: Options, status: number, headers: Headers): string[] {
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const mayPost = names.includes('content-type') || (!options.withCookies && names.includes('*'));
  return [
    ...(status < 200 || status > 299
      ? [`OPTIONS: expected a status of 200 to 299, got ${status}`]
      : []),
    ...crossOriginProblems(options, headers),
    ...(mayPost ? [] : ['Access-Control-Allow-Headers: expected content-type, got none']),
  ];
}

/** Whether a cache on the way could store an answer that is for one visitor. */
export function cacheProblems({ personal }: KnownCall, headers: Headers): string[] {
  const said = headers.get('cache-control')?.toLowerCase() ?? '';
  const isKept = /public|s-maxage|max-age=[1-9]/.test(said) && !/no-store|private/.test(said);
  return personal && isKept
    ? [`Cache-Control: expected no-store for what is a visitor's own, got ${said}`]
    : [];
}

/** What is right, but could be better. */
export function headerNotes(call: KnownCall, options: Options, headers: Headers): string[] {
  const type = headers.get('content-type') ?? 'none';
  return [
    ...(call.answer && !/json/.test(type)
      ? [`Content-Type: expected application/json, got ${type}`]
      : []),
    ...(call.personal && !headers.has('cache-control')
      ? ["Cache-Control: is missing; no-store keeps what is a visitor's own from any cache"]
      : []),
    ...(call.personal && isElsewhere(options) && !options.withCookies
      ? [
          "needs the visitor's session, and no cookie goes to another origin by itself: serve it from the site's own, or try --api-credentials include",
        ]
      : []),
  ];
}
