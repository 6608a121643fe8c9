import { type Brand, isBrand } from '../src/core/page/brand';

/**
 * Where the demo host's addresses lie in the built site. The demo host gives each site a host name;
 * here each is a folder: `http://jyvabroiler.localhost/reseptit` is `sites/jyvabroiler/reseptit/`.
 */

/** What all sites share has the same path in both. */
const shared = /^\/(atria|host|pictures|logos|videos|captcha|showroom|editor)\//;
/** A page of single widgets, and which example of the widget it shows alone. */
const widget = /^\/widgets\/([\w-]*)$/;
/** Addresses that the back end answers, not pages: the worker does so. */
const posted = /^\/api\//;

const siteOf = (hostname: string): Brand => {
  const [first] = hostname.split('.');
  return isBrand(first) ? first : 'atriafi';
};

/** The address of a site in the demo host, which the stand-in back end knows it by. */
export const hostOf = (site: Brand): string =>
  site === 'atriafi' ? 'http://localhost' : `http://${site}.localhost`;

function widgetPath(name: string, { searchParams: asked, hash }: URL): string {
  const only = asked.get('only');
  const query = new URLSearchParams([...asked].filter(([key]) => key !== 'only'));
  const folder = ['widgets', name, only].filter(Boolean).join('/');
  return `${folder}/${query.size > 0 && only ? `?${query}` : ''}${hash}`;
}

/** The path below the built site's folder for an address of the demo host, with query and hash. */
export function pathOf(address: string | URL): string {
  const url = new URL(address);
  const { pathname, search, hash, hostname } = url;
  // A file's query chooses a size, which a static host does not know.
  if (shared.test(pathname)) return pathname.slice(1) + hash;
  const [, name] = widget.exec(pathname) ?? [];
  if (name !== undefined) return widgetPath(name, url);
  const folder = `sites/${siteOf(hostname)}`;
  if (posted.test(pathname)) return folder + pathname + search;
  return `${folder}${pathname.replace(/\/*$/, '/')}${search}${hash}`;
}

/** The demo host's address of a page of the built site; undefined of what is no page of a site. */
export function hostAddressOf(path: string): string | undefined {
  const [, site, rest = '/'] = /^sites\/(\w+)(\/[^?#]*)?/.exec(path) ?? [];
  const query = path.slice(path.search(/[?#]|$/));
  if (isBrand(site)) return `${hostOf(site)}${rest.replace(/(?<=.)\/$/, '')}${query}`;
  const [, name] = /^widgets\/([\w-]+)\//.exec(path) ?? [];
  return name && `http://localhost/widgets/${name}${query}`;
}

const address = String.raw`(?:http://(?:\w+\.)?localhost)?/(?!/)[^"\s]*`;
const whole = new RegExp(`^${address}$`);
const inMarkup = new RegExp(`( (?:href|src)=")(${address})"`, 'g');

/**
 * A text in which addresses of the demo host are those of the built site: the text itself, or those
 * of the links and pictures in it.
 *
 * @param site the site whose paths it has
 * @param to makes an address of a path below the built site's folder
 */
export function withAddresses(text: string, site: Brand, to: (path: string) => string): string {
  const moved = (given: string) => to(pathOf(new URL(given, hostOf(site))));
  if (whole.test(text)) return moved(text);
  return text.replace(inMarkup, (_, start: string, given: string) => `${start}${moved(given)}"`);
}

/** The same for all texts of a value read from JSON. */
export function withAddressesIn(
  value: unknown,
  site: Brand,
  to: (path: string) => string,
): unknown {
  if (typeof value === 'string') return withAddresses(value, site, to);
  if (Array.isArray(value)) return value.map((one) => withAddressesIn(one, site, to));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, one]) => [name, withAddressesIn(one, site, to)] as const,
  );
  return Object.fromEntries(entries);
}
