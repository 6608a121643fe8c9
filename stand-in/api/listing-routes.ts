import { fetchFilteredCards } from '../../src/api/cards';
import { fetchCustomFacets, fetchFacetGroups, fetchRecipeTags } from '../../src/api/facets';
import { postLike } from '../../src/api/likes';
import { fetchRetailProducts } from '../../src/api/retail-products';
import { dietaryTags, productGroups, professionalGroups, recipeTagsOf } from '../data/facets';
import { filteredCards } from '../data/filtered-cards';
import { textIn } from '../data/texts';
import { isProfessional, productsOf, recipesOf } from './catalogue';
import { answers, type Route } from './route';
import { tagsOf } from './search-engine';
import type { Store } from './session';
import { languageOf, pageLanguageOf, siteOf } from './site';

/** Lists for filters and grids: facets, filtered cards, all products; and likes. */
export const routes = ({ likes }: Store): readonly Route[] => [
  answers(fetchRetailProducts, (context) => {
    const language = languageOf(context);
    const titles = productsOf(siteOf(context)).map(({ title, contentId }) => ({
      title: textIn(title, language),
      productId: contentId,
    }));
    return titles.sort((a, b) => a.title.localeCompare(b.title, 'fi'));
  }),
  answers(fetchFacetGroups, (context) => {
    const site = siteOf(context);
    const language = languageOf(context);
    const used = new Set(productsOf(site).map(({ groupId }) => groupId));
    const groups = isProfessional(site) ? professionalGroups : productGroups;
    return groups
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => ({ id, name: textIn(name, language) }));
  }),
  answers(fetchCustomFacets, (context) =>
    tagsOf(dietaryTags, productsOf(siteOf(context)), pageLanguageOf(context)),
  ),
  answers(fetchRecipeTags, (context) => {
    const tags = recipeTagsOf(context.req.query('recipeSearchBlockId') ?? '');
    return tagsOf(tags, recipesOf(siteOf(context)), pageLanguageOf(context));
  }),
  answers(fetchFilteredCards, (context) => {
    const { itemId = '', cardType = '' } = context.req.param();
    return filteredCards(itemId, cardType, pageLanguageOf(context));
  }),
  answers(postLike, (context) => {
    const { contentId = '' } = context.req.param();
    likes.set(contentId, (likes.get(contentId) ?? 0) + 1);
    return { likeCount: likes.get(contentId) };
  }),
];
