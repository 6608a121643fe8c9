import { examples } from '../src/widgets/checkout/checkout.examples';
import { widget } from '../src/widgets/checkout/checkout.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'checkout', title: 'Shop/Checkout' };
