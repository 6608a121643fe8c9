import { examples } from '../src/widgets/history-timeline/history-timeline.examples';
import { widget } from '../src/widgets/history-timeline/history-timeline.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'history-timeline', title: 'Content/History timeline' };
