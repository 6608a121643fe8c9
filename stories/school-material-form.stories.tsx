import { examples } from '../src/widgets/school-material-form/school-material-form.examples';
import { widget } from '../src/widgets/school-material-form/school-material-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'school-material-form', title: 'Forms/School material form' };
