import { examples } from '../src/widgets/news-search/news-search.examples';
import { widget } from '../src/widgets/news-search/news-search.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'news-search', title: 'Search/News search' };

export const TopicChosen = stories.steps('default', async ({ screen, user, t }) => {
  const [topics] = await screen.findAllByRole('button', { expanded: false });
  await user.click(topics as HTMLElement);
  await user.click((await screen.findAllByRole('option'))[1] as HTMLElement);
  await screen.findByRole('button', { name: t('/search/empty-filters') });
});
