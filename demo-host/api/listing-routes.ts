import { Hono } from 'hono';
import { dietaryTags, productGroups, professionalGroups, recipeTagsOf } from '../data/facets';
import { filteredCards } from '../data/filtered-cards';
import { textIn } from '../data/texts';
import { isProfessional, productsOf, recipesOf } from './catalogue';
import { tagsOf } from './search-engine';
import type { Store } from './session';
import { languageOf, pageLanguageOf, siteOf } from './site';

/** Lists for filters and grids: facets, filtered cards, all products; and likes. */
export const listingRoutes = ({ likes }: Store) =>
  new Hono()
    .get('/api/search/all-products', (context) => {
      const language = languageOf(context);
      const titles = productsOf(siteOf(context)).map(({ title, contentId }) => ({
        title: textIn(title, language),
        productId: contentId,
      }));
      return context.json(titles.sort((a, b) => a.title.localeCompare(b.title, 'fi')));
    })
    .get('/api/facets/groups', (context) => {
      const site = siteOf(context);
      const language = languageOf(context);
      const used = new Set(productsOf(site).map(({ groupId }) => groupId));
      const groups = isProfessional(site) ? professionalGroups : productGroups;
      return context.json(
        groups
          .filter(({ id }) => used.has(id))
          .map(({ id, name }) => ({ id, name: textIn(name, language) })),
      );
    })
    .get('/api/facets/custom', (context) =>
      context.json(tagsOf(dietaryTags, productsOf(siteOf(context)), pageLanguageOf(context))),
    )
    .get('/api/facets/recipetags', (context) => {
      const tags = recipeTagsOf(context.req.query('recipeSearchBlockId') ?? '');
      return context.json(tagsOf(tags, recipesOf(siteOf(context)), pageLanguageOf(context)));
    })
    .get('/api/filtered-cards/:item/:type', (context) => {
      const { item, type } = context.req.param();
      return context.json(filteredCards(item, type, pageLanguageOf(context)));
    })
    .post('/api/contentlikecount/:id', (context) => {
      const id = context.req.param('id');
      likes.set(id, (likes.get(id) ?? 0) + 1);
      return context.json({ likeCount: likes.get(id) });
    });
