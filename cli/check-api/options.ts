import type { Given } from '../../scripts/describe/calls/all-calls';
import { baseAddress } from '../../src/api/call-address';
import { typed, UsageError } from '../typed';

/** How to try a back end. */
export interface Options {
  /** Origin of the pages that call it. */
  readonly site: string;
  /** The page that is visited first, so that its cookies are sent with the calls. */
  readonly page: URL;
  /** The address before the paths, as the pages' `data-api-base`. */
  readonly base: string;
  /** Whether cookies are sent to the base, too, if it is another origin of the same site. */
  readonly withCookies: boolean;
  /** Whether to make the calls that change something, too. */
  readonly write: boolean;
  /** Parts of names, calls or subjects; none means all calls. */
  readonly only: readonly string[];
  /** The page whose tags' calls are tried, or these tags; by default all calls. */
  readonly for?: string | undefined;
  /** The calls to try, as `GET /api/nav/desktop`; by default all. */
  readonly calls?: readonly string[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The name of the anti-forgery header, as the pages' `data-anti-forgery-header`. */
  readonly tokenHeader: string;
  readonly given: Given;
  /** How long to wait for one answer, in seconds. */
  readonly timeout: number;
  readonly json: boolean;
  /** Remarks about an address that may mean something else. */
  readonly remarks: readonly string[];
}

/** The options of `check-api`. */
export const details = `  URL                     a page with the widgets: it is visited first, and its cookies go with the calls
  --api-base ADDRESS      what is before /api/, as the pages' data-api-base: /shop, or
                          https://api.example.com; the site itself without it
  --api-credentials include   cookies go to another origin too, as the pages' data-api-credentials
                          sends them
  --write                 also make the calls that change something: they send forms, and change the
                          cart, a customer's address and reviews; the purchase is never made
  --for PAGE|TAGS         only the calls that the tags of a page make, or these tags: header,cart;
                          what a page of yours needs, for its own tests
  --only PART[,PART]      only calls whose name, path or subject has the part: search, GET, loadCart
  --with NAME=VALUE       a value of yours in place of the sample: menuId=7, code=4101,
                          captcha=TOKEN; may be repeated
  --header "NAME: VALUE"  sent with every call, such as Authorization or Cookie; may be repeated
  --anti-forgery-header NAME   as the pages' data-anti-forgery-header; X-XSRF-TOKEN without it
  --timeout SECONDS       wait so long for an answer; 30 without it
  --json                  print the report as JSON

What a call answers is read as the widgets read it. "unclear" is a call whose sample your back end
may not know: give a value of yours by --with.

Exit status: 0 all that was tried fits, 1 something does not, 2 nothing could be tried.`;

const accepted = {
  'api-base': { type: 'string' },
  'api-credentials': { type: 'string' },
  write: { type: 'boolean' },
  for: { type: 'string' },
  only: { type: 'string', multiple: true },
  with: { type: 'string', multiple: true },
  header: { type: 'string', multiple: true },
  'anti-forgery-header': { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** The seconds of `--timeout`. */
export function secondsOf(given: string | undefined): number {
  const seconds = Number(given ?? 30);
  if (!(seconds > 0)) throw new UsageError('--timeout is a number of seconds.');
  return seconds;
}

/** Pairs of a name and a value, with a separator. */
export const pairs = (all: readonly string[], sign: string, option: string) =>
  Object.fromEntries(
    all.map((one) => {
      const at = one.indexOf(sign);
      if (at < 1) throw new UsageError(`${option} is NAME${sign}VALUE, not "${one}".`);
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    }),
  );

export function addressOf(text: string): URL {
  // Somebody who types `localhost:4173` does not mean a scheme, and hardly has a certificate for
  // it.
  const scheme = /^(localhost|127\.)/.test(text) ? 'http' : 'https';
  const typed = /^[\w.-]+(:\d+)?(\/|$)/.test(text) ? `${scheme}://${text}` : text;
  if (!URL.canParse(typed)) throw new UsageError(`"${text}" is no address.`);
  const address = new URL(typed);
  if (!/^https?:$/.test(address.protocol))
    throw new UsageError(`"${text}" is no address of http or https.`);
  if (address.username)
    throw new UsageError('No name in an address: --header "Authorization: Basic …" lets you in.');
  return address;
}

/** The address before the paths, as the pages of the site read their `data-api-base`. */
function baseOf(given: string, site: string): string {
  const base = baseAddress(given, site);
  if (!base)
    throw new UsageError(`--api-base is https://… or a path that begins with /, not "${given}".`);
  return base.href.replace(/\/$/, '');
}

/** Other possible meanings of an address. */
function remarksOn({ pathname, origin }: URL, base: string, isBaseGiven: boolean): string[] {
  if (/\/api$/.test(base))
    return [`The calls' paths begin with /api themselves: here they are ${base}/api/…`];
  const path = pathname.replace(/(\/api)?\/?$/, '');
  return path === '' || isBaseGiven
    ? []
    : [
        `The calls are tried at ${origin}/api/…; where the API is below the path: --api-base ${path}`,
      ];
}

/**
 * The options typed after `check-api`.
 *
 * @throws UsageError if they are invalid
 */
export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = typed(args, accepted);
  const [url, more] = positionals;
  if (!url) throw new UsageError('Which back end? Give the address of its site.');
  if (more) throw new UsageError(`One address is tried at a time, not "${more}" too.`);
  const address = addressOf(url);
  const site = address.origin;
  const base = baseOf(values['api-base'] ?? '', site);
  const credentials = values['api-credentials'];
  if (credentials !== undefined && credentials !== 'include')
    throw new UsageError(`--api-credentials is include, not "${credentials}".`);
  return {
    site,
    page: address,
    base,
    withCookies: credentials === 'include' || new URL(base).origin === site,
    write: values.write ?? false,
    only: (values.only ?? []).flatMap((one) => one.split(',')).filter(Boolean),
    for: values.for,
    headers: pairs(values.header ?? [], ':', '--header'),
    tokenHeader: values['anti-forgery-header'] ?? 'X-XSRF-TOKEN',
    given: pairs(values.with ?? [], '=', '--with'),
    timeout: secondsOf(values.timeout),
    json: values.json ?? false,
    remarks: remarksOn(address, base, values['api-base'] !== undefined),
  };
}
