import { examples } from '../src/widgets/school-slider/school-slider.examples';
import { widget } from '../src/widgets/school-slider/school-slider.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'school-slider', title: 'School/School slider' };
