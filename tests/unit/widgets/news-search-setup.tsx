import { widget } from '../../../src/widgets/news-search/news-search.widget';
import { answeringFetch, type Made } from '../support/answering-fetch';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import { page, tag, time } from './product-search-setup';

export const path = '/api/search/newsroom';

/** Two categories with sub-categories, one without, and a facet category of another kind. */
export const facetCategories = [
  {
    id: 700,
    name: 'Aihe',
    facetTags: [
      tag(701, 'Tiedotteet'),
      tag(702, 'Vastuullisuus'),
      tag(703, 'Tuotteet'),
      tag(704, 'Salainen', { display: false }),
    ],
  },
  { id: 701, name: 'Tiedotteet', facetTags: [tag(711, 'Pörssi'), tag(712, 'Lehdistö')] },
  { id: 702, name: 'Vastuullisuus', facetTags: [tag(721, 'Ympäristö')] },
  { id: 800, name: 'Vuosi', facetTags: [tag(801, '2025'), tag(802, '2026')] },
];

/** One page of thirty items. */
export const newsPage = (made: Made, changes = {}) => ({
  ...page(made, {
    type: 'CisionReleasePage',
    cisionTextType: 'Pörssitiedote',
    startPublish: '2026-03-05T08:00:00Z',
    ...changes,
  }),
  facetCategories,
});

export async function shown(
  answer: (made: Made) => unknown = newsPage,
  options: RenderOptions<typeof widget.contract> = {},
) {
  const backend = answeringFetch(answer);
  const view = renderWidget(widget, { brand: 'atriacom', ...options, settings: backend.settings });
  await time.pass();
  const asked = () => backend.to(path);
  return {
    ...view,
    ...backend,
    asked,
    /** The tags of the last request. */
    tags: () => asked().at(-1)?.url.searchParams.getAll('facetTags[]'),
    user: time.user(),
  };
}
