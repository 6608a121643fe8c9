import { examples } from '../src/widgets/order-confirmation/order-confirmation.examples';
import { widget } from '../src/widgets/order-confirmation/order-confirmation.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'order-confirmation', title: 'Shop/Order confirmation' };
