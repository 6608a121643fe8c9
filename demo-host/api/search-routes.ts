import { type Context, Hono } from 'hono';
import type { Brand } from '../../src/core/page/brand';
import { brandProducts } from '../data/brand-products';
import { contentPages } from '../data/content-pages';
import { exportProducts } from '../data/export-products';
import {
  dietaryTags,
  productFacets,
  productGroups,
  professionalFacets,
  professionalGroups,
  recipeFacets,
  recipeTags,
} from '../data/facets';
import { filteredCards } from '../data/filtered-cards';
import { jyvabroilerProducts } from '../data/jyvabroiler-products';
import { news } from '../data/news';
import { newsCategories } from '../data/news-categories';
import { equipmentProducts, professionalProducts } from '../data/professional-products';
import { jyvabroilerRecipes, recipes } from '../data/recipes';
import { retailProducts } from '../data/retail-products';
import { shopProducts } from '../data/shop-products';
import { textIn } from '../data/texts';
import type { FacetTag, News, Page, Product } from '../data/types';
import { contentHit, newsHit, productHit, recipeHit, shopHit, suggestionHit } from './hits';
import { answer, type Item, matches, type Question } from './search-engine';
import { languageOf, siteOf } from './site';

const numbers = (context: Context, name: string): number[] =>
  [...(context.req.queries(`${name}[]`) ?? []), ...(context.req.query(name)?.split(',') ?? [])]
    .map(Number)
    .filter(Number.isFinite);

const number = (context: Context, name: string, otherwise: number): number => {
  const value = Number(context.req.query(name) ?? otherwise);
  return Number.isFinite(value) ? value : otherwise;
};

function questionOf(context: Context, pageSize = 12): Question {
  const [groupId] = numbers(context, 'productGroup');
  return {
    language: languageOf(context),
    q: context.req.query('q')?.trim() ?? '',
    page: Math.max(1, Math.floor(number(context, 'page', 1))),
    pageSize: Math.min(100, Math.max(1, number(context, 'pageSize', pageSize))),
    sortOrder: number(context, 'sortOrder', 0),
    facetTags: numbers(context, 'facetTags'),
    categoryIds: numbers(context, 'matchAnyCategoryIds'),
    groupId,
    hideResults: context.req.query('hideResults') === 'true',
    skipPagination: context.req.query('skipPagination') === 'true',
  };
}

const isProfessional = (site: Brand) => site === 'ammattilaiset' || site === 'foodservicese';

function productsOf(site: Brand, equipment: boolean): readonly Product[] {
  if (equipment) return equipmentProducts;
  if (isProfessional(site)) return professionalProducts;
  if (site === 'jyvabroiler') return jyvabroilerProducts;
  if (site === 'export') return exportProducts;
  if (site === 'lihakauppa') return shopProducts;
  const own = brandProducts.filter((product) => product.site === site);
  return own.length > 0 ? own : retailProducts;
}

const recipesOf = (site: Brand) => (site === 'jyvabroiler' ? jyvabroilerRecipes : recipes);

function pagesOf(site: Brand): readonly Item[] {
  const own = contentPages.filter((page) => page.site === site);
  return [...productsOf(site, false), ...recipesOf(site), ...news, ...own];
}

/** Content groups of site search: 1 products, 2 recipes, 3 the rest, 0 all [SRCH-16]. */
function inGroup(page: Page, group: number): boolean {
  const kind = page.type === 'RecipePage' ? 2 : /Product|Equipment/.test(page.type) ? 1 : 3;
  return group === 0 || group === kind;
}

const newsFacets = newsCategories.map(({ id, name, subCategories }) => ({
  id,
  name,
  tags: [{ id, name }, ...subCategories],
}));
const newsItems = (): (News & Item)[] =>
  news.map((item) => ({ ...item, facetTags: item.categoryIds }));

const tagAnswer = (tags: readonly FacetTag[], items: readonly Item[], language = 'fi') =>
  tags.map(({ id, name, display = true }) => ({
    id,
    name: textIn(name, language as 'fi'),
    count: items.filter((item) => item.facetTags?.includes(id)).length,
    selected: false,
    display,
  }));

/** Search, suggestions, facets and filtered cards. */
export const searchRoutes = new Hono()
  .get('/api/search/suggestions/', (context) => {
    const { q, language, pageSize } = questionOf(context, 5);
    const hits = q ? pagesOf(siteOf(context)).filter((page) => matches(page, q, language)) : [];
    return context.json({
      hits: hits.slice(0, pageSize).map((page) => suggestionHit(page, language)),
    });
  })
  .get('/api/search/content/', (context) => {
    const group = number(context, 'contentGroup', 0);
    const pages = pagesOf(siteOf(context)).filter((page) => inGroup(page, group));
    return context.json(answer(pages, questionOf(context, 10), [], contentHit));
  })
  .get('/api/search/all-products', (context) => {
    const language = languageOf(context);
    const own = productsOf(siteOf(context), false);
    const titles = own.map(({ title, contentId }) => ({
      title: textIn(title, language),
      productId: contentId,
    }));
    return context.json(titles.sort((a, b) => a.title.localeCompare(b.title, 'fi')));
  })
  .get('/api/search/products', (context) => {
    const site = siteOf(context);
    const products = productsOf(site, context.req.query('searchEquipments') === 'true');
    const facets = isProfessional(site) ? professionalFacets : productFacets;
    if (site === 'lihakauppa')
      return context.json(answer(shopProducts, questionOf(context), facets, shopHit));
    return context.json(answer(products, questionOf(context), facets, productHit));
  })
  .get('/api/search/lihakauppa-products', (context) =>
    context.json(answer(shopProducts, questionOf(context), [], shopHit)),
  )
  .get('/api/search/recipes', (context) =>
    context.json(answer(recipesOf(siteOf(context)), questionOf(context), recipeFacets, recipeHit)),
  )
  .get('/api/search/newsroom', (context) => {
    const authors = context.req.queries('authors[]') ?? [];
    const items = newsItems().filter(({ author }) => !authors.length || authors.includes(author));
    return context.json(
      answer(items, { ...questionOf(context), sortOrder: 2 }, newsFacets, newsHit),
    );
  })
  .get('/api/facets/groups', (context) => {
    const language = languageOf(context);
    const groups = isProfessional(siteOf(context)) ? professionalGroups : productGroups;
    return context.json(groups.map(({ id, name }) => ({ id, name: textIn(name, language) })));
  })
  .get('/api/facets/custom', (context) =>
    context.json(tagAnswer(dietaryTags, productsOf(siteOf(context), false))),
  )
  .get('/api/facets/recipetags', (context) =>
    context.json(tagAnswer(recipeTags, recipesOf(siteOf(context)))),
  )
  .get('/api/filtered-cards/:item/:type', (context) => {
    const { item, type } = context.req.param();
    return context.json(filteredCards(item, type));
  });
