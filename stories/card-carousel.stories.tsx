import { examples } from '../src/widgets/card-carousel/card-carousel.examples';
import { widget } from '../src/widgets/card-carousel/card-carousel.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'card-carousel', title: 'Carousels/Card carousel' };

export const Moved = stories.steps('recipes', ({ press, t }) => press(t('/shared/next')));
export const WholeText = stories.steps('socialMedia', ({ press, t }) =>
  press(t('/shared/show-more')),
);
