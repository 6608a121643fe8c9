import { examples } from '../src/widgets/school-header/school-header.examples';
import { widget } from '../src/widgets/school-header/school-header.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'school-header', title: 'School/School header' };
