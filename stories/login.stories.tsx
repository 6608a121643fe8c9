import { examples } from '../src/widgets/login/login.examples';
import { widget } from '../src/widgets/login/login.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'login', title: 'Shop/Login' };
