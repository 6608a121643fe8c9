import { examples } from '../src/widgets/product-card/product-card.examples';
import { widget } from '../src/widgets/product-card/product-card.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Product card' };

export const Default = story('default');
export const Discounted = story('discounted');
export const Recommended = story('recommended');
export const SoldOut = story('soldOut');
export const Shop = story('shop');
