import { examples } from '../src/widgets/newsletter-popup/newsletter-popup.examples';
import { widget } from '../src/widgets/newsletter-popup/newsletter-popup.widget';
import { failToSubscribe, subscribeInWindow } from './support/newsletter-steps';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'newsletter-popup', title: 'Forms/Newsletter popup' };

export const Subscribed = stories.steps('open', subscribeInWindow);
export const NotSubscribed = stories.steps('failing', failToSubscribe);
