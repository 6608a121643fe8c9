import type { Language } from '../../src/core/page/language';
import { brandProducts } from './brand-products';
import { exportProducts } from './export-products';
import { jyvabroilerProducts } from './jyvabroiler-products';
import { news } from './news';
import { type PictureKind, picture } from './picture-address';
import { jyvabroilerRecipes, recipes } from './recipes';
import { retailProducts } from './retail-products';
import { textIn } from './texts';
import type { News, Page, Product, Recipe } from './types';

/** A card as the CMS gives it [CARD-01]; what a card lacks is absent. */
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

type Theme = readonly [
  fi: string,
  en: string,
  kind: PictureKind,
  link: string,
  fiButton: string,
  enButton: string,
];

const themes: readonly Theme[] = [
  [
    'Grillikausi alkaa makkarasta',
    'Barbecue season starts with a sausage',
    'grill',
    '/tuotteet/grillituotteet',
    'Katso grilliuutuudet',
    'See what’s new',
  ],
  [
    'Näin onnistut joulukinkussa',
    'How to roast a Christmas ham',
    'dish-roast',
    '/reseptit/joulu',
    'Lue ohjeet',
    'Read how',
  ],
  [
    'Perhetilalta pöytään',
    'From family farm to table',
    'farm',
    '/alkupera/perhetilat',
    'Tutustu tiloihin',
    'Meet the farmers',
  ],
  [
    'Viikon helpoin pasta',
    'The easiest pasta of the week',
    'dish-pasta',
    '/reseptit/pastat',
    'Katso resepti',
    'See the recipe',
  ],
  [
    'Eväät, jotka pitävät nälän loitolla',
    'Packed lunches that last',
    'dish-sandwich',
    '/ruoasta',
    'Lue vinkit',
    'Read the tips',
  ],
  [
    'Vähemmän hävikkiä, enemmän makua',
    'Less waste, more taste',
    'dish-stew',
    '/ruoasta/havikki-ruoaksi',
    'Lue lisää',
    'Read more',
  ],
  [
    'Lihan kypsyysasteet haltuun',
    'Master the doneness of meat',
    'dish-steak',
    '/ruoasta/lihan-kypsennys',
    'Katso taulukko',
    'See the chart',
  ],
  [
    'Meille töihin kesäksi?',
    'A summer job with us?',
    'people',
    '/tyopaikat',
    'Avoimet paikat',
    'Open positions',
  ],
];

/** Theme cards of one of the four headerImage types. */
export const themeCards = (type: string, language: Language, count = themes.length): CardData[] =>
  themes.slice(0, count).map(([fi, en, kind, link, fiButton, enButton]) => ({
    type,
    header: language === 'fi' ? fi : en,
    image: picture(kind, fi),
    link: language === 'fi' ? link : '/en/',
    ctaButton: language === 'fi' ? fiButton : enButton,
  }));

const ofSite = (site: Product['site']) => brandProducts.filter((product) => product.site === site);

/** Cards of any of the twelve types, for examples and pages. */
export function cardsOf(type: string, language: Language = 'fi', count = 12): CardData[] {
  const products = (list: readonly Product[]) =>
    list.slice(0, count).map((product) => productCard(product, language, type));
  switch (type) {
    case 'recipeCard':
      return recipes.slice(0, count).map((recipe) => recipeCard(recipe, language, type));
    case 'jyvabroilerRecipeCard':
      return jyvabroilerRecipes.slice(0, count).map((recipe) => recipeCard(recipe, language, type));
    case 'cisionCard':
    case 'mynewsdeskCard':
      return news
        .map((item) => newsCard(item, language))
        .filter((card) => card.type === type)
        .slice(0, count);
    case 'ridderheimsCard':
      return products(ofSite('ridderheimsse'));
    case 'sibyllaCard':
      return products(ofSite('sibylla'));
    case 'MFProductCard':
      return products(ofSite('mestariforsmanfi'));
    case 'exportProductCard':
      return products(exportProducts);
    case 'headerImageTall':
    case 'headerImageWide':
    case 'headerImageXtraTall':
      return themeCards(type, language, count);
    default:
      return products([...retailProducts.slice(0, count - 2), ...jyvabroilerProducts]);
  }
}
