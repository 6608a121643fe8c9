import { examples } from '../src/widgets/cart/cart.examples';
import { widget } from '../src/widgets/cart/cart.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Cart' };

export const Default = story('default');
