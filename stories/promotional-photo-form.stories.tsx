import { examples } from '../src/widgets/promotional-photo-form/promotional-photo-form.examples';
import { widget } from '../src/widgets/promotional-photo-form/promotional-photo-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default {
  ...stories.meta,
  id: 'promotional-photo-form',
  title: 'Forms/Promotional photo form',
};
