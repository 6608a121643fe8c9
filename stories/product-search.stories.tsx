import { examples } from '../src/widgets/product-search/product-search.examples';
import { widget } from '../src/widgets/product-search/product-search.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'product-search', title: 'Search/Product search' };

export const AfterShowMore = stories.steps('fewAtATime', ({ press, t }) =>
  press(t('/shared/show-more')),
);
