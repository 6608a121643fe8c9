import { examples } from '../src/widgets/sponsorship-form/sponsorship-form.examples';
import { widget } from '../src/widgets/sponsorship-form/sponsorship-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'sponsorship-form', title: 'Forms/Sponsorship form' };
