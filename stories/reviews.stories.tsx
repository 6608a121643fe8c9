import { examples } from '../src/widgets/reviews/reviews.examples';
import { widget } from '../src/widgets/reviews/reviews.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'reviews', title: 'Shop/Reviews' };
