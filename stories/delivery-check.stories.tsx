import { examples } from '../src/widgets/delivery-check/delivery-check.examples';
import { widget } from '../src/widgets/delivery-check/delivery-check.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Delivery check' };

export const Default = story('default');
export const OwnText = story('ownText');
