import type { DesktopNavigation, NavigationLink } from '../api/navigation';
import type { ProductHit, RecipeHit, SearchResult } from '../api/search';
import type { AttributeValues } from '../core/element/reading/values';
import { markAttribute } from '../core/element/served/mark';
import { currentOf } from '../core/page/current-link';
import { pageAddress } from '../core/page/page-address';
import { isSoldOut, type ShopProduct, shopProductOfHit } from '../core/products/shop-product';
import { readAmount } from '../read/amount';
import { urlOf } from '../read/link';
import type { Given } from './answers';
import { escapedJson } from './escaped';

/** Data about a page for search engines, in the vocabulary of schema.org. */
export type Structured = Readonly<Record<string, unknown>>;

/** The sources of that data in a widget. */
export interface Source {
  readonly values: AttributeValues;
  readonly given: Given;
  /** The page's address. */
  readonly url: URL;
}

/** A whole address; undefined if it may not become a link. */
const whole = (address: string, url: URL): string | undefined => urlOf(address, url)?.href;

const itemList = (items: readonly Structured[]): Structured | undefined =>
  items.length > 0
    ? {
        '@type': 'ItemList',
        itemListElement: items.map((item, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          ...item,
        })),
      }
    : undefined;

const offerOf = (cents: number, stock: number | null, address: string): Structured => ({
  '@type': 'Offer',
  price: (cents / 100).toFixed(2),
  priceCurrency: 'EUR',
  availability: `https://schema.org/${isSoldOut(stock) ? 'OutOfStock' : 'InStock'}`,
  url: address,
});

/** A product for sale: with a name, a picture, a page and a price. */
function productOf(product: ShopProduct, url: URL): Structured | undefined {
  const { code, title, stock } = product;
  const address = whole(product.url, url);
  const images = product.image.flatMap((one) => whole(one, url) ?? []);
  const cents = readAmount(product.price) ?? 0;
  if (!title || !address || images.length === 0 || cents <= 0) return undefined;
  return {
    '@type': 'Product',
    name: title,
    image: images,
    ...(code && { sku: code }),
    offers: offerOf(cents, stock, address),
  };
}

/** The hits of a search, from the answers in its markup. */
const hitsIn = <Hit>(given: Given): readonly Hit[] =>
  given.flatMap(([, data]) => (data as Partial<SearchResult<Hit>>).hits ?? []);

/** The products for sale among the hits of a search. */
const products = ({ given, url }: Source): Structured | undefined =>
  itemList(
    hitsIn<ProductHit>(given)
      .flatMap((hit) => productOf(shopProductOfHit(hit), url) ?? [])
      .map((item) => ({ item })),
  );

/** The path from the front page to this one, if the navigation has it. */
function breadcrumbs({ values, given, url }: Source): Structured | undefined {
  const tabs = given.flatMap(([, data]) => {
    const { topTabs = [], bottomTabs = [] } = data as Partial<DesktopNavigation>;
    return [...bottomTabs, ...topTabs];
  });
  const ways: (readonly NavigationLink[])[] = tabs.flatMap((tab) => [
    [tab],
    ...tab.children.map((child) => (tab.link ? [tab, child] : [child])),
  ]);
  const isHere = (link = '') => currentOf(link, pageAddress(url)) === 'page';
  const way = ways.find((links) => isHere(links.at(-1)?.link));
  const home = whole(String(values.homeUrl || '/'), url);
  if (!way || !home || isHere(home)) return undefined;
  const crumbs = [{ label: url.hostname, link: home }, ...way];
  const list = itemList(
    crumbs.map(({ label, link }) => ({ name: label, item: whole(link, url) ?? url.href })),
  );
  return { ...list, '@type': 'BreadcrumbList' };
}

/** The data of widgets, by name; other widgets have none for search engines. */
export const sources: Readonly<Record<string, (source: Source) => Structured | undefined>> = {
  header: breadcrumbs,
  'product-card': ({ values, url }) =>
    values.product ? productOf(values.product as ShopProduct, url) : undefined,
  'recipe-search': ({ given, url }) =>
    itemList(
      hitsIn<RecipeHit>(given).flatMap(({ title, ...hit }) => {
        const address = whole(hit.url, url);
        return title && address ? [{ name: title, url: address }] : [];
      }),
    ),
  'product-search': products,
  'shop-product-search': products,
};

/** The script with all that a page says to search engines; '' without anything. */
export function structuredScript(said: readonly Structured[]): string {
  if (said.length === 0) return '';
  const json = escapedJson({ '@context': 'https://schema.org', '@graph': said });
  return `<script type="application/ld+json" ${markAttribute}>${json}</script>`;
}
