import { customers } from '../data/customers';
import { shopCategories, shopProducts } from '../data/shop-products';
import { textIn } from '../data/texts';
import type { ShopProduct } from '../data/types';
import { offerOf, printedBlock, shopCard } from './blocks';
import { escapeHtml } from './escape';

/** The values of the product listing: all products, or those of a category. */
export function listingValues(path: string): Record<string, string> | undefined {
  const category = shopCategories.find((one) => one.path === path);
  if (!category && path !== '/tuotteet') return undefined;
  const chips = [{ id: 0, name: 'Kaikki', path: '/tuotteet' }, ...shopCategories].map(
    (one) =>
      `<a href="${one.path}"${one.path === path ? ' aria-current="page"' : ''}>${one.name}</a>`,
  );
  return { heading: category?.name ?? 'Tuotteet', categories: chips.join('') };
}

/** The values of the login page: whom one can log in as, and where that leads. */
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

/** The values of a product's own page. */
export function productValues(product: ShopProduct): Record<string, string> {
  const { code, stock, categoryName, description, image } = product;
  return {
    title: escapeHtml(textIn(product.title, 'fi')),
    description: escapeHtml(description),
    image,
    category: categoryName,
    'category-url': shopCategories.find(({ name }) => name === categoryName)?.path ?? '/tuotteet',
    ...offerOf(code),
    code,
    block: printedBlock('product', {
      code,
      ...(stock !== null && { stock }),
      product: shopCard(product),
      productPage: true,
    }),
  };
}
