import { examples } from '../src/widgets/export-product-search/export-product-search.examples';
import { widget } from '../src/widgets/export-product-search/export-product-search.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default {
  ...stories.meta,
  id: 'export-product-search',
  title: 'Search/Export product search',
};

export const AfterShowMore = stories.steps('withLink', ({ press, t }) =>
  press(t('/shared/show-more')),
);
