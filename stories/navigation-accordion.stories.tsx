import { examples } from '../src/widgets/navigation-accordion/navigation-accordion.examples';
import { widget } from '../src/widgets/navigation-accordion/navigation-accordion.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default {
  ...stories.meta,
  id: 'navigation-accordion',
  title: 'Navigation/Navigation accordion',
};
