import { examples } from '../src/widgets/page-navigation/page-navigation.examples';
import { widget } from '../src/widgets/page-navigation/page-navigation.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'page-navigation', title: 'Navigation/Page navigation' };
