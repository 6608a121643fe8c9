import { examples } from '../src/widgets/search-field/search-field.examples';
import { widget } from '../src/widgets/search-field/search-field.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'search-field', title: 'Search/Search field' };
