import { examples } from '../src/widgets/cart-sync/cart-sync.examples';
import { widget } from '../src/widgets/cart-sync/cart-sync.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Cart sync' };

export const Shop = story('shop');
