import { examples } from '../src/widgets/campaign-form/campaign-form.examples';
import { widget } from '../src/widgets/campaign-form/campaign-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'campaign-form', title: 'Forms/Campaign form' };
