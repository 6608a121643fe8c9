import { type Brand, isBrand } from '../../src/core/page/brand';

/** The place of a request: the site of its host name, its port, its path. */
export interface Place {
  readonly site: Brand;
  readonly port: string;
  readonly path: string;
  readonly url: URL;
}

/** `jyvabroiler.localhost:4173` is the poultry site; any other name is the main site. */
export function placeOf(request: Request): Place {
  const url = new URL(request.url);
  const first = url.hostname.split('.')[0];
  return { site: isBrand(first) ? first : 'atriafi', port: url.port, path: url.pathname, url };
}
