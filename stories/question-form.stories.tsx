import { examples } from '../src/widgets/question-form/question-form.examples';
import { widget } from '../src/widgets/question-form/question-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'question-form', title: 'Forms/Question form' };
