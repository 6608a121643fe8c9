import { examples } from '../src/widgets/overlay/overlay.examples';
import { widget } from '../src/widgets/overlay/overlay.widget';
import { failToSubscribe, subscribeInWindow } from './support/newsletter-steps';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'overlay', title: 'Content/Overlay' };

export const Subscribed = stories.steps('newsletter', subscribeInWindow);
export const NotSubscribed = stories.steps('failing', failToSubscribe);
