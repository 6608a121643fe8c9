import { examples } from '../src/widgets/brand-carousel/brand-carousel.examples';
import { widget } from '../src/widgets/brand-carousel/brand-carousel.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'brand-carousel', title: 'Carousels/Brand carousel' };

export const Turned = stories.steps('default', ({ press, t }) => press(t('/shared/next')));
