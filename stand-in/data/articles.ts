import { type Brand, brands } from '../../src/core/page/brand';
import { groupIds, sectionIds, tagIds } from './facets';
import { languageAt } from './navigation';
import { type PictureKind, picture } from './picture-address';
import { number, optional, paragraphs, pictureKind, standingFor, text } from './reader/columns';
import { articlesOf, isThere } from './reader/content';
import { recipeSections } from './recipes';
import { shopCategoryIds } from './shop-categories';
import type { ContentPage } from './types';
import { wordsOf } from './words';

const sections = Object.entries(recipeSections).map(
  ([name, id]) => [`${name}-recipes`, id] as const,
);
const tags = [...tagIds];
const ranges = [...sectionIds, ...groupIds, ...shopCategoryIds];

const articleFile = {
  /** Its content id, for an article that the site's search finds. */
  id: optional(number),
  title: text,
  lead: text,
  picture: pictureKind,
  /** Related recipes or products: those of a tag, section or group, or `all`. */
  recipes: optional(standingFor(new Map([['all', 0], ...tags, ...sections]))),
  products: optional(standingFor(new Map([['all', 0], ...tags, ...ranges]))),
  body: paragraphs,
};

/** Content related to a page: recipes or products with the id as tag, section or group. */
export type Related = { readonly recipes: number } | { readonly products: number };

/** The text of the page at a path of a site. */
export interface ArticleText {
  readonly site: Brand;
  readonly path: string;
  readonly id?: number | undefined;
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureKind;
  readonly body: readonly string[];
  readonly related?: Related | undefined;
}

function relatedOf(recipes: number | undefined, products: number | undefined): Related | undefined {
  if (recipes !== undefined) return { recipes };
  return products === undefined ? undefined : { products };
}

const articles: readonly ArticleText[] = brands.flatMap((site) => {
  // A new site borrows the missing content.
  const folder = `articles/${isThere(`articles/${site}/`) ? site : 'atriafi'}`;
  return articlesOf(`${folder}/`, articleFile).map(({ file, recipes, products, ...article }) => ({
    ...article,
    site,
    path: file.slice(folder.length, -'.md'.length),
    related: relatedOf(recipes, products),
  }));
});

/** The article at a path of a site. */
export const articleTextAt = (site: Brand, path: string): ArticleText | undefined =>
  articles.find((article) => article.site === site && article.path === path);

/** The articles that the sites' searches find. */
export const contentPages: readonly ContentPage[] = articles
  .flatMap(({ id, ...article }) => (id === undefined ? [] : [{ id, ...article }]))
  .sort((a, b) => a.id - b.id)
  .map(({ id, site, path, title, lead, picture: kind, body }) => {
    const language = languageAt(site, path);
    return {
      contentId: id,
      site,
      type: 'ContentPage',
      title: { [language]: title },
      url: { [language]: path },
      teaserText: { [language]: lead },
      category: wordsOf('other'),
      image: picture(kind, title),
      body: { [language]: body },
    };
  });
