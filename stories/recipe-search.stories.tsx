import { examples } from '../src/widgets/recipe-search/recipe-search.examples';
import { widget } from '../src/widgets/recipe-search/recipe-search.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'recipe-search', title: 'Search/Recipe search' };

export const AfterShowMore = stories.steps('fewAtATime', ({ press, t }) =>
  press(t('/shared/show-more')),
);
