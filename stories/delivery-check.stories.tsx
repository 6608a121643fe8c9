import { examples } from '../src/widgets/delivery-check/delivery-check.examples';
import { widget } from '../src/widgets/delivery-check/delivery-check.widget';
import { checked } from './support/delivery-steps';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'delivery-check', title: 'Shop/Delivery check' };

export const Delivered = stories.steps('default', checked('00100', '/delivery/available'));
export const NotDelivered = stories.steps('default', checked('45100', '/delivery/unavailable'));
export const UnknownCode = stories.steps('default', checked('99999', '/delivery/unknown'));
export const Checking = stories.steps('loading', checked('00100'));
export const NotChecked = stories.steps('failing', checked('00100', '/shared/try-again'));
export const LongAnswer = stories.steps('longestText', checked('00100'));
