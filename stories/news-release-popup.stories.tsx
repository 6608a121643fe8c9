import { examples } from '../src/widgets/news-release-popup/news-release-popup.examples';
import { widget } from '../src/widgets/news-release-popup/news-release-popup.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'news-release-popup', title: 'Forms/News release popup' };
