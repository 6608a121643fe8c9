import { examples } from '../src/widgets/news-release-form/news-release-form.examples';
import { widget } from '../src/widgets/news-release-form/news-release-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'news-release-form', title: 'Forms/News release form' };

export const SentWithErrors = stories.steps('default', async ({ screen, press, t }) => {
  await screen.findByRole('form');
  await press(t('/newsletter/subscribe'));
  await screen.findByText(t('/news-release/none'));
});
