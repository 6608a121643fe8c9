import { examples } from '../src/widgets/shop-product-search/shop-product-search.examples';
import { widget } from '../src/widgets/shop-product-search/shop-product-search.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'shop-product-search', title: 'Search/Shop product search' };

export const AfterShowMore = stories.steps('fewAtATime', ({ press, t }) =>
  press(t('/shared/show-more')),
);
