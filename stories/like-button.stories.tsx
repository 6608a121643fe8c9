import { examples } from '../src/widgets/like-button/like-button.examples';
import { widget } from '../src/widgets/like-button/like-button.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'like-button', title: 'Content/Like button' };

export const NotTaken = stories.steps('failing', async ({ press, screen, t }) => {
  await press(t('/like-button/like'));
  await screen.findByRole('alert');
});
