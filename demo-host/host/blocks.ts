import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { recipesOf, shopProductByCode } from '../../stand-in/api/catalogue';
import { amountOrNone } from '../../stand-in/api/hits';
import { productCard, recipeCard, themeCards } from '../../stand-in/data/cards';
import { contactsOf } from '../../stand-in/data/contacts';
import { faq } from '../../stand-in/data/faq';
import { filterItems } from '../../stand-in/data/filtered-cards';
import { heroImages } from '../../stand-in/data/hero-images';
import { historyIn } from '../../stand-in/data/history';
import { jobsAt } from '../../stand-in/data/jobs';
import { picture } from '../../stand-in/data/picture-address';
import { allProducts } from '../../stand-in/data/products';
import { schoolMaterials } from '../../stand-in/data/school-materials';
import { shopCategories } from '../../stand-in/data/shop-categories';
import { shopProducts } from '../../stand-in/data/shop-products';
import { textIn } from '../../stand-in/data/texts';
import type { ShopProduct } from '../../stand-in/data/types';

/** An amount of euros as the back end writes them [CART-07]; '' for none. */
export const money = (euros: number | null): string => amountOrNone(euros) ?? '';

/** A shop product as a page prints it for the product card [QV-01]. */
export const shopCard = (product: ShopProduct) => ({
  title: textIn(product.title, 'fi'),
  url: textIn(product.url, 'fi'),
  image: product.images,
  price: money(product.price),
  pricePerKilo: money(product.pricePerKilo),
  svhPrice: money(product.svhPrice),
  discountPercentage: product.discountPercentage,
  stock: product.stock,
  code: product.code,
  category: product.categoryName,
});

/** The shop's offer for a product, for pages that show it: price, price-per-kilo, stock. */
export function offerOf(code: string): Readonly<Record<string, string>> {
  const product = shopProductByCode(code);
  if (!product) throw new Error(`the shop has no product ${code}`);
  const { price, pricePerKilo, stock } = product;
  return {
    price: `${money(price)} €`,
    'price-per-kilo': pricePerKilo ? `${money(pricePerKilo)} €/kg` : '',
    stock: String(stock ?? ''),
  };
}

/** The type of a site's product cards, if it has its own. */
export const cardTypes: Partial<Record<Brand, string>> = {
  ridderheimsse: 'ridderheimsCard',
  sibylla: 'sibyllaCard',
  mestariforsmanfi: 'MFProductCard',
  export: 'exportProductCard',
};

/** Some products of a site as cards, the most different ones first. */
function highlights(site: Brand, language: Language, count: number) {
  const own = allProducts.filter((product) => product.site === site);
  const step = Math.max(1, Math.floor(own.length / count));
  return own
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((product) => productCard(product, language, cardTypes[site] ?? 'headerImageSquare'));
}

const someOf = (ids: readonly number[]): ShopProduct[] =>
  ids.flatMap((index) => shopProducts[index] ?? []);

type Block = (site: Brand, language: Language) => unknown;

/** The content of the pages' JSON blocks, by the block's name. */
const blocks: Readonly<Record<string, Block>> = {
  hero: (site, language) => ({ images: heroImages(site, language) }),
  jobs: () => ({ jobs: jobsAt(new Date()) }),
  themes: (_, language) => ({ cards: themeCards('headerImageWide', language, 3) }),
  highlights: (site, language) => ({ cards: highlights(site, language, 8) }),
  products: (site, language) => ({
    cards: highlights(site, language, 12),
    dropdownItems: filterItems('products', language),
  }),
  'shop-picks': () => ({ cards: someOf([2, 7, 9, 14, 18, 24, 27, 33]).map(shopCard) }),
  'shop-categories': () => ({
    cards: shopCategories.map(({ title, picture: kind, path }) => ({
      type: 'headerImageWide',
      header: title,
      image: picture(kind, title),
      link: path,
      ctaButton: 'Katso valikoima',
    })),
  }),
  recipes: (site, language) => ({
    cards: recipesOf(site)
      .slice(0, 12)
      .map((recipe) => recipeCard(recipe, language)),
    dropdownItems: filterItems('recipes', language),
  }),
  history: (_, language) => ({ items: historyIn(language) }),
  contacts: (site, language) => ({ cards: contactsOf(site, language) }),
  'school-materials': () => ({ materials: schoolMaterials('fi') }),
  skolmaterial: () => ({ materials: schoolMaterials('se') }),
  faq: () => ({ items: faq }),
};

/** A page's JSON block by its name; `shop-3` is the card of the shop's product number 3. */
export function blockData(name: string, site: Brand, language: Language): unknown {
  const [, index] = /^shop-(\d+)$/.exec(name) ?? [];
  if (index) return { product: someOf([Number(index)]).map(shopCard)[0] };
  const block = blocks[name];
  if (!block) throw new Error(`no block "${name}"`);
  return block(site, language);
}

/** JSON for a script tag: no text in it can end the tag. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

/** A block as a page prints it, for the widget whose `block-id` is the name. */
export const printedBlock = (name: string, value: unknown): string =>
  `<script type="application/json" data-atria-block="${name}">${scriptJson(value)}</script>`;
