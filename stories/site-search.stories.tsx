import { examples } from '../src/widgets/site-search/site-search.examples';
import { widget } from '../src/widgets/site-search/site-search.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'site-search', title: 'Search/Site search' };

export const RecipesChosen = stories.steps('default', async ({ screen, user }) => {
  await user.click((await screen.findAllByRole('radio'))[2] as HTMLElement);
});
