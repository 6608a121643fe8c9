import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import type { Cooking } from './cooking';
import type { Review } from './reviews';
import type { LocalText } from './texts';

/** Page types as the CMS names them; quick search picks its thumbnail by them [QS-10]. */
export type PageType =
  | 'RetailProductPage'
  | 'JyvabroilerProductPage'
  | 'LihakauppaProductPage'
  | 'FoodServiceProductPage'
  | 'EquipmentPage'
  | 'ExportProductPage'
  | 'BrandProductPage'
  | 'RecipePage'
  | 'CisionReleasePage'
  | 'MyNewsDeskPage'
  | 'ContentPage';

/** The fields of everything that can be found. Addresses are paths of the page's own site. */
export interface Page {
  readonly contentId: number;
  readonly site: Brand;
  readonly type: PageType;
  readonly title: LocalText;
  readonly url: LocalText;
  readonly teaserText: LocalText;
  /** The kind of content, as quick search names it: 'Tuotteet', 'Reseptit' … */
  readonly category: LocalText;
  readonly image: string;
}

/** A product of any site; codes are '' if the site shows none. */
export interface Product extends Page {
  /** Id of its product group; see `productGroups`. */
  readonly groupId: number;
  /** Ids of its facet tags; see `facets.ts`. */
  readonly facetTags: readonly number[];
  /** Ids of its sections; see `product-sections.ts`. */
  readonly categoryIds?: readonly number[];
  readonly likeCount: number;
  readonly novelty: boolean;
  readonly productCode: string;
  readonly valoCode: string;
  readonly gtinCode: string;
  /** ISO date. */
  readonly startPublish: string;
}

/** A product of the meat shop. Prices in euro. */
export interface ShopProduct extends Product {
  readonly code: string;
  readonly images: readonly string[];
  /** The present price of one piece. */
  readonly price: number;
  readonly pricePerKilo: number;
  /** Recommended retail price; null without one. */
  readonly svhPrice: number | null;
  /** Whole percent; 0 without a discount. */
  readonly discountPercentage: number;
  /** null is unlimited, 0 sold out [SRCH-29]. */
  readonly stock: number | null;
  /** The category's name as the cart shows it. */
  readonly categoryName: string;
  readonly categoryIds: readonly number[];
  readonly description: string;
  /** '' for a product that is no food. */
  readonly ingredients: string;
  readonly storage: string;
  readonly delivery: string;
  readonly reviews: readonly Review[];
}

export interface Recipe extends Page {
  /** Minutes. */
  readonly totalTime: number;
  readonly cooking: Partial<Readonly<Record<Language, Cooking>>>;
  /** Its ingredients without amounts, for the search. */
  readonly madeOf: LocalText;
  /**
   * The data that the portion calculator scales [CALC-02], and the rows to reserve; for large
   * kitchens.
   */
  readonly portions?: { readonly recipe: object; readonly rows: number };
  readonly likeCount: number;
  readonly facetTags: readonly number[];
  readonly categoryIds: readonly number[];
}

export interface News extends Page {
  readonly type: 'CisionReleasePage' | 'MyNewsDeskPage';
  /** 'Lehdistötiedote' and the like; '' for news-desk pages. */
  readonly cisionTextType: LocalText;
  /** ISO date and time. */
  readonly startPublish: string;
  /** Ids of its category and, if it has one, sub-category. */
  readonly categoryIds: readonly number[];
  readonly author: string;
}

/** A page of plain content, to which the navigation leads. */
export interface ContentPage extends Page {
  readonly type: 'ContentPage';
  /** Paragraphs. */
  readonly body: Partial<Readonly<Record<Language, readonly string[]>>>;
}

export interface FacetTag {
  readonly id: number;
  readonly name: LocalText;
  /** false is counted but not listed [SRCH-06]; absent means true. */
  readonly display?: boolean;
}

export interface FacetCategory {
  readonly id: number;
  readonly name: LocalText;
  /** Whether hits must have all of its chosen tags, as with diets; by default any of them. */
  readonly all?: boolean;
  readonly tags: readonly FacetTag[];
}

export interface ProductGroup {
  readonly id: number;
  readonly name: LocalText;
}

/** A category of news; choosing one with sub-categories reveals them [SRCH-34]. */
export interface NewsCategory {
  readonly id: number;
  readonly name: LocalText;
  readonly subCategories: readonly { readonly id: number; readonly name: LocalText }[];
}
