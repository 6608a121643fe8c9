import { examples } from '../src/widgets/delivery-time/delivery-time.examples';
import { widget } from '../src/widgets/delivery-time/delivery-time.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'delivery-time', title: 'Shop/Delivery time' };
