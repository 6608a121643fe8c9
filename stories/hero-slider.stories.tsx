import { examples } from '../src/widgets/hero-slider/hero-slider.examples';
import { widget } from '../src/widgets/hero-slider/hero-slider.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples, { fullWidth: true });
export default { ...stories.meta, id: 'hero-slider', title: 'Carousels/Hero slider' };

export const AroundToTheLast = stories.steps('default', ({ press, t }) =>
  press(t('/shared/previous')),
);
