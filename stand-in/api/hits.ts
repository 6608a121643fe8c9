import { amountOfEuros } from '../../src/api/amount';
import type { Language } from '../../src/core/page/language';
import { textIn } from '../data/texts';
import type { News, Page, Product, Recipe, ShopProduct } from '../data/types';
import type { Store } from './session';

/** An amount in euros in the shop's format; absent for a product without such a price. */
export const amountOrNone = (euros: number | null): string | null =>
  euros ? amountOfEuros(euros) : null;

const hit = (page: Page, language: Language) => ({
  contentId: page.contentId,
  type: page.type,
  title: textIn(page.title, language),
  url: textIn(page.url, language),
  category: textIn(page.category, language),
  image: page.image,
});

export const suggestionHit = (page: Page, language: Language) => ({
  ...hit(page, language),
  teaserText: textIn(page.teaserText, language),
});

export const contentHit = (page: Page, language: Language) => ({
  ...suggestionHit(page, language),
  text: textIn(page.teaserText, language),
});

export const productHit = (product: Product, language: Language) => ({
  ...hit(product, language),
  likeCount: product.likeCount,
  novelty: product.novelty,
  productCode: product.productCode,
  valoCode: product.valoCode,
  gtinCode: product.gtinCode,
  startPublish: product.startPublish,
});

export const shopHit = (product: ShopProduct, language: Language) => ({
  ...productHit(product, language),
  code: product.code,
  category: product.categoryName,
  price: amountOfEuros(product.price),
  pricePerKilo: amountOrNone(product.pricePerKilo),
  svhPrice: amountOrNone(product.svhPrice),
  discountPercentage: product.discountPercentage,
  stock: product.stock,
});

export const recipeHit = (recipe: Recipe, language: Language) => ({
  contentId: recipe.contentId,
  title: textIn(recipe.title, language),
  image: recipe.image,
  url: textIn(recipe.url, language),
  totalTime: recipe.totalTime,
  likeCount: recipe.likeCount,
});

export const newsHit = (item: News, language: Language) => ({
  contentId: item.contentId,
  type: item.type,
  title: textIn(item.title, language),
  image: item.image,
  url: textIn(item.url, language),
  cisionTextType: textIn(item.cisionTextType, language),
  startPublish: item.startPublish,
});

/** Hits whose likes include those given here, beside the catalogue's. */
export const withLikes =
  <T>(
    { likes }: Store,
    show: (item: T, language: Language) => { contentId: number; likeCount: number },
  ) =>
  (item: T, language: Language) => {
    const hit = show(item, language);
    return { ...hit, likeCount: hit.likeCount + (likes.get(String(hit.contentId)) ?? 0) };
  };
