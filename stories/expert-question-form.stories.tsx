import { examples } from '../src/widgets/expert-question-form/expert-question-form.examples';
import { widget } from '../src/widgets/expert-question-form/expert-question-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'expert-question-form', title: 'Forms/Expert question form' };
