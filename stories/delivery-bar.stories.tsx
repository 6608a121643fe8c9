import { examples } from '../src/widgets/delivery-bar/delivery-bar.examples';
import { widget } from '../src/widgets/delivery-bar/delivery-bar.widget';
import { checked } from './support/delivery-steps';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'delivery-bar', title: 'Shop/Delivery bar' };

export const Delivered = stories.steps('default', checked('00100', '/delivery/available'));
export const NotDelivered = stories.steps('default', checked('45100', '/delivery/unavailable'));
export const Checking = stories.steps('loading', checked('00100'));
export const NotChecked = stories.steps('failing', checked('00100', '/shared/try-again'));
