/** The site identifiers [BRAND-01]. */
export const brands = [
  'atriafi',
  'lihakauppa',
  'jyvabroiler',
  'export',
  'ammattilaiset',
  'atriacom',
  'foodservicese',
  'delise',
  'ridderheimsse',
  'mestariforsmanfi',
  'lithellsse',
  'lonnebergase',
  'goohse',
  'sibylla',
] as const;
export type Brand = (typeof brands)[number];

/** The logo names: the sites plus the Swedish Sibylla [BRAND-07]. */
export const logos = [...brands, 'sibyllase'] as const;
export type Logo = (typeof logos)[number];

export const isBrand = (value: unknown): value is Brand => brands.includes(value as Brand);
/** The site a logo stands for: the Swedish Sibylla is a logo of the site sibylla. */
export const siteOfLogo = (logo: Logo): Brand => (isBrand(logo) ? logo : 'sibylla');
export const isLogo = (value: unknown): value is Logo => logos.includes(value as Logo);

/** One row of the host table: a host name that contains `part` belongs to `brand`. */
export type HostRow = readonly [part: string, brand: Brand];

/** The default host table; the first match wins [BRAND-05]. */
export const defaultHosts: readonly HostRow[] = [
  ['lihakauppa', 'lihakauppa'],
  ['jyvabroiler', 'jyvabroiler'],
  ['export', 'export'],
  ['ammattilaiset', 'ammattilaiset'],
  ['foodservice', 'foodservicese'],
  ['ridderheims', 'ridderheimsse'],
  ['mestariforsman', 'mestariforsmanfi'],
  ['lithells', 'lithellsse'],
  ['lonneberga', 'lonnebergase'],
  ['gooh', 'goohse'],
  ['sibylla', 'sibylla'],
  ['deli', 'delise'],
  ['atria.com', 'atriacom'],
];

/**
 * The brand in force: the attribute, then the page's setting, then the host name, then atriafi
 * [BRAND-04]. An unknown value counts as atriafi and is passed to `onUnknown` [BRAND-01].
 */
export function resolveBrand(
  given: string | undefined,
  hostname: string,
  hosts: readonly HostRow[],
  onUnknown: (value: string) => void,
): Brand {
  if (given) {
    if (isBrand(given)) return given;
    onUnknown(given);
    return 'atriafi';
  }
  return hosts.find(([part]) => hostname.includes(part))?.[1] ?? 'atriafi';
}

/** Whether a host name is a shop page's: it contains the shop name [BRAND-06]. */
export const isShopHost = (hostname: string, shopName: string): boolean =>
  hostname.includes(shopName);
