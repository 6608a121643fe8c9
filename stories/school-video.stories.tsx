import { examples } from '../src/widgets/school-video/school-video.examples';
import { widget } from '../src/widgets/school-video/school-video.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'school-video', title: 'School/School video' };
