import { examples } from '../src/widgets/hero-carousel/hero-carousel.examples';
import { widget } from '../src/widgets/hero-carousel/hero-carousel.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples, { fullWidth: true });
export default { ...stories.meta, id: 'hero-carousel', title: 'Carousels/Hero carousel' };

export const ThirdImage = stories.steps('still', ({ press, t }) =>
  press(t('/hero-carousel/dot', 3)),
);
