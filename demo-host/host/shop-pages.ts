import { escapeHtml } from '../../scripts/shared/escape-html';
import { customers } from '../../stand-in/data/customers';
import { shopCategories } from '../../stand-in/data/shop-categories';
import { shopProducts } from '../../stand-in/data/shop-products';
import { textIn } from '../../stand-in/data/texts';
import type { ShopProduct } from '../../stand-in/data/types';
import { money, offerOf, printedBlock, shopCard } from './blocks';

const lead = 'Naudat, porsaat, kanat, makkarat ja lihalaatikot kylmäkuljetuksella kotiovelle.';

/** The values of the product listing: all products, or those of a category. */
export function listingValues(path: string): Record<string, string> | undefined {
  const category = shopCategories.find((one) => one.path === path);
  if (!category && path !== '/tuotteet') return undefined;
  const chips = [{ title: 'Kaikki', path: '/tuotteet' }, ...shopCategories].map(
    (one) =>
      `<a href="${one.path}"${one.path === path ? ' aria-current="page"' : ''}>${one.title}</a>`,
  );
  return {
    heading: category?.title ?? 'Tuotteet',
    lead: category?.lead ?? lead,
    categories: chips.join(''),
  };
}

/** The values of the login page: the accounts to log in with, and the address to return to. */
export function loginValues({ searchParams }: URL): Record<string, string> {
  const to = searchParams.get('to') ?? '/';
  const cards = customers.map(({ name, firstName, lastName, about }) => {
    const address = `/kirjaudu?${new URLSearchParams({ as: name, to })}`;
    return `<li><h2>${firstName} ${lastName}</h2><p>${about}</p>
<a class="button" href="${escapeHtml(address)}">Jatka: ${firstName}</a></li>`;
  });
  return { accounts: cards.join('\n') };
}

/** The product at a path of the shop. */
export const shopProductAt = (path: string): ShopProduct | undefined =>
  shopProducts.find(({ url }) => textIn(url, 'fi') === path);

/** A smaller stock is called low. */
const few = 10;

/** The stock, as the page says it beside the price. */
function stockText(stock: number | null): string {
  if (stock === null) return 'Varastossa';
  if (stock <= 0) return 'Loppuunmyyty';
  return stock < few ? `Vain ${stock} kpl jäljellä` : 'Varastossa';
}

/** The former or the recommended price. */
function otherPrice({ svhPrice, discountPercentage }: ShopProduct): string {
  if (!svhPrice) return '';
  return discountPercentage > 0
    ? ` <s>${money(svhPrice)} €</s> <b>−${discountPercentage} %</b>`
    : ` <span>Suositushinta ${money(svhPrice)} €</span>`;
}

/** Six other products: first those of its category. */
function related({ contentId, categoryName }: ShopProduct): readonly ShopProduct[] {
  const others = shopProducts.filter((one) => one.contentId !== contentId);
  const near = others.filter((one) => one.categoryName === categoryName);
  return [...near, ...others.filter((one) => !near.includes(one))].slice(0, 6);
}

const fact = (name: string, text: string): string =>
  text && `<div><dt>${name}</dt><dd>${escapeHtml(text)}</dd></div>`;

/** The values of a product's own page, for a customer with that user name. */
export function productValues(product: ShopProduct): Record<string, string> {
  const { code, contentId, stock, categoryName, description, image } = product;
  const isFood = product.ingredients !== '';
  return {
    title: escapeHtml(textIn(product.title, 'fi')),
    description: escapeHtml(description),
    image,
    category: categoryName,
    'category-url': shopCategories.find(({ title }) => title === categoryName)?.path ?? '/tuotteet',
    ...offerOf(code),
    'other-price': otherPrice(product),
    'stock-text': stockText(stock),
    'stock-kind': stock === null || stock >= few ? 'many' : stock > 0 ? 'few' : 'none',
    facts: [
      fact('Toimitus', product.delivery),
      fact(isFood ? 'Säilytys' : 'Voimassaolo', product.storage),
      fact('Ainesosat', product.ingredients),
      fact('Tuotekoodi', code),
    ].join('\n'),
    block: printedBlock('product', {
      code,
      ...(stock !== null && { stock }),
      product: shopCard(product),
      productPage: true,
    }),
    'content-id': String(contentId),
    path: textIn(product.url, 'fi'),
    related: printedBlock('related', { cards: related(product).map(shopCard) }),
  };
}
