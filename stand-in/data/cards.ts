import type { Language } from '../../src/core/page/language';
import { picture } from './picture-address';
import { pictureKind, text, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import { textIn } from './texts';
import type { News, Page, Product, Recipe } from './types';

/** A card as the CMS gives it [CARD-01]; missing fields are absent. */
export interface CardData {
  readonly type: string;
  readonly header: string;
  readonly image: string;
  readonly link: string;
  readonly ctaButton?: string;
  readonly likeCount?: number;
  readonly totalTime?: number;
  readonly imagePreset?: string;
  readonly cisionTextType?: string;
  readonly publishDate?: string;
  readonly productCode?: string;
  readonly valoCode?: string;
  readonly gtinCode?: string;
}

const basis = (page: Page, type: string, language: Language) => ({
  type,
  header: textIn(page.title, language),
  image: page.image,
  link: textIn(page.url, language),
});

/** A recipe as a card of the type. */
export const recipeCard = (
  recipe: Recipe,
  language: Language,
  type = recipe.site === 'jyvabroiler' ? 'jyvabroilerRecipeCard' : 'recipeCard',
): CardData => ({
  ...basis(recipe, type, language),
  totalTime: recipe.totalTime,
  likeCount: recipe.likeCount,
});

/** A product as a card of the type. */
export const productCard = (product: Product, language: Language, type: string): CardData => ({
  ...basis(product, type, language),
  ...(product.likeCount && { likeCount: product.likeCount }),
  ...(product.productCode && { productCode: product.productCode }),
  ...(product.valoCode && { valoCode: product.valoCode }),
  ...(product.gtinCode && { gtinCode: product.gtinCode }),
});

/** A newsroom item as a card of its own type. */
export const newsCard = (item: News, language: Language): CardData => ({
  ...basis(item, item.type === 'CisionReleasePage' ? 'cisionCard' : 'mynewsdeskCard', language),
  ...(item.type === 'CisionReleasePage' && {
    cisionTextType: textIn(item.cisionTextType, language),
  }),
  publishDate: item.startPublish,
});

const themes = rowsOf('pages/themes.tsv', {
  picture: pictureKind,
  link: text,
  title: texts('fi', 'en'),
  button: texts('fi', 'en'),
});

/** Theme cards of one of the four headerImage types. */
export const themeCards = (type: string, language: Language, count = themes.length): CardData[] =>
  themes.slice(0, count).map(({ picture: kind, link, title, button }) => ({
    type,
    header: textIn(title, language),
    image: picture(kind, title.fi),
    link: language === 'fi' ? link : '/en/',
    ctaButton: textIn(button, language),
  }));
