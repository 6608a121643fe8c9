import type { Language } from '../../src/core/page/language';
import { textIn } from '../data/texts';
import type { News, Page, Product, Recipe, ShopProduct } from '../data/types';

/** An amount as the shop writes it: `12,90`. */
export const amount = (value: number): string => value.toFixed(2).replace('.', ',');

export const suggestionHit = (page: Page, language: Language) => ({
  contentId: page.contentId,
  type: page.type,
  title: textIn(page.title, language),
  url: textIn(page.url, language),
  category: textIn(page.category, language),
  teaserText: textIn(page.teaserText, language),
  image: page.image,
});

export const contentHit = (page: Page, language: Language) => ({
  ...suggestionHit(page, language),
  text: textIn(page.teaserText, language),
});

export const productHit = (product: Product, language: Language) => ({
  ...suggestionHit(product, language),
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
  price: amount(product.price),
  pricePerKilo: amount(product.pricePerKilo),
  svhPrice: product.svhPrice === null ? null : amount(product.svhPrice),
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
