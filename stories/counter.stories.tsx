import { examples } from '../src/widgets/counter/counter.examples';
import { widget } from '../src/widgets/counter/counter.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Content/Counter' };

export const Default = story('default');
export const Large = story('large');
