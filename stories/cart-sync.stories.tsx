import { examples } from '../src/widgets/cart-sync/cart-sync.examples';
import { widget } from '../src/widgets/cart-sync/cart-sync.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'cart-sync', title: 'Shop/Cart sync' };
