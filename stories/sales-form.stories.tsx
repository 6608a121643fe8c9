import { examples } from '../src/widgets/sales-form/sales-form.examples';
import { widget } from '../src/widgets/sales-form/sales-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'sales-form', title: 'Forms/Sales form' };
