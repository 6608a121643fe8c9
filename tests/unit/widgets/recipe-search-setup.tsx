import { screen } from '@testing-library/react';
import { widget } from '../../../src/widgets/recipe-search/recipe-search.widget';
import { answeringFetch, type Made } from '../support/answering-fetch';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import { type Answer, page as productPage, tag, time } from './product-search-setup';

export const path = '/api/search/recipes';
export const tagsPath = '/api/facets/recipetags';
export const block = { recipeSearchBlockId: '5501' };
export const blockTags = [tag(51, 'Arki'), tag(52, 'Juhla'), tag(53, 'Piilo', { display: false })];

export const recipe = (number: number, more = {}) => ({
  contentId: number,
  title: `Resepti ${number}`,
  url: `/reseptit/${number}`,
  image: `/pictures/${number}.webp`,
  totalTime: 75,
  ...more,
});

/** One page of thirty recipes. */
export function page(made: Made, more = {}) {
  const answer = productPage(made);
  return { ...answer, hits: answer.hits.map(({ contentId }) => recipe(contentId, more)) };
}

type Options = RenderOptions<typeof widget.contract>;

/** The widget with its first answer; `tags` answers the call of the recipe tags. */
export async function shown(answer: Answer = page, options: Options = {}, tags?: Answer) {
  const backend = answeringFetch((made) =>
    made.url.pathname === tagsPath ? (tags ? tags(made) : blockTags) : answer(made),
  );
  const view = renderWidget(widget, { settings: backend.settings, ...options });
  await time.pass();
  return { ...view, ...backend, asked: () => backend.to(path), user: time.user() };
}

export const cards = () => screen.getAllByRole('article');
