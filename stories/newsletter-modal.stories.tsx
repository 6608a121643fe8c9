import { examples } from '../src/widgets/newsletter-modal/newsletter-modal.examples';
import { widget } from '../src/widgets/newsletter-modal/newsletter-modal.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'newsletter-modal', title: 'Forms/Newsletter modal' };
