import { examples } from '../src/widgets/expandable-list/expandable-list.examples';
import { widget } from '../src/widgets/expandable-list/expandable-list.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'expandable-list', title: 'Content/Expandable list' };
