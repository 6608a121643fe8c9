import { scriptJson } from '../../demo-host/host/blocks';
import { withAddresses, withAddressesIn } from '../../site/addresses';
import type { Brand } from '../../src/core/page/brand';
import { policyTag } from './policy';

/** What of a demo host's page is only for its own server. */
const ofServer = /<script src="\/host\/fault-panel\.js"[^>]*><\/script>\n?/g;
const settings = /<script type="application\/json" data-atria-settings>[^<]*<\/script>\n?/;

const jsonScripts = /(<script type="application\/json"[^>]*>)([\s\S]*?)(<\/script>)/g;
/** A list or an object in an attribute, which a page writes between single quotation marks. */
const jsonAttributes = /(\s[\w-]+=')([[{][^']*)(?=')/g;
const attributes = /(\s[\w-]+=")((?:http:\/\/(?:\w+\.)?localhost)?\/(?!\/)[^"]*)"/g;

/** Addresses that the shop's widgets have by default, where the shop lies at the root of its host. */
const defaults: Readonly<Record<string, string>> = {
  'data-account-url': '/oma-tili',
  'data-login-url': '/kirjaudu',
  'data-logout-url': '/kirjaudu-ulos',
  'data-checkout-url': '/kassa',
  'data-products-url': '/tuotteet',
  'data-purchase-url': '/api/v1/lihakauppa/checkout/purchase',
};

interface Setting {
  readonly site: Brand;
  /** The page shows a widget alone, which is given no address of its site. */
  readonly isExample?: boolean | undefined;
  /** Makes the address, as the page has it, of a path below the site's folder. */
  readonly to: (path: string) => string;
}

/** The loader's tag with what the host name said in the demo host, and where its paths are here. */
function withOwnSettings(html: string, { site, to, isExample }: Setting): string {
  const known = Object.entries(defaults).map(
    ([name, path]) => `${name}="${withAddresses(path, 'lihakauppa', to)}"`,
  );
  const isShop = site === 'lihakauppa';
  const more = [
    'data-frame-url="kehys/"',
    ...(isShop ? ['data-shop-name=""'] : []),
    ...(isShop || isExample ? known : []),
    ...(isExample ? [`data-home-url="${to(`sites/${site}/`)}"`] : []),
  ];
  return html.replace(
    /(atria\.js" data-brand="\w+")([^>]*)/,
    (_, start: string, rest: string) =>
      `${start} ${more.join(' ')}${rest.replace(/ data-shop-name="[^"]+"/, '')}`,
  );
}

/** The shop's frame alone asks for origins; which one it is, a page knows that is open. */
const withOrigins = (html: string): string =>
  html.replace(
    settings,
    html.includes('role="shop"')
      ? '<script type="application/json" data-atria-settings data-site-origins>{}</script>\n'
      : '',
  );

function withOwnAddresses(html: string, { site, to }: Setting): string {
  const parts = html.split(jsonScripts);
  // Text, then a script's start, its JSON and its end, and so on.
  return parts
    .map((part, at) => {
      if (at % 4 === 2) return scriptJson(withAddressesIn(JSON.parse(part), site, to));
      return part
        .replace(attributes, (_, start: string, given: string) => {
          const address = withAddresses(given.replaceAll(/&(amp|#38);/g, '&'), site, to);
          return `${start}${address.replaceAll('&', '&amp;')}"`;
        })
        .replace(jsonAttributes, (_, start: string, json: string) => {
          const value = withAddressesIn(JSON.parse(json), site, to);
          return start + JSON.stringify(value).replaceAll("'", '&#39;');
        });
    })
    .join('');
}

/** A page of the demo host as a static host has it: in its folder, with its policy, under the worker. */
export function staticPage(html: string, setting: Setting): string {
  const own = withOrigins(html.replace(ofServer, ''));
  const control = `<script src="${setting.to('site/control.js')}"></script>`;
  return (
    withOwnAddresses(withOwnSettings(own, setting), setting)
      .replace(/<meta charset="utf-8">\n?/, (meta) => `${meta}${policyTag}\n`)
      // Behind the settings, which it completes, and before the loader.
      .replace('<link rel="stylesheet"', `${control}\n<link rel="stylesheet"`)
  );
}
