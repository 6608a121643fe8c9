import { examples } from '../src/widgets/professional-product-search/professional-product-search.examples';
import { widget } from '../src/widgets/professional-product-search/professional-product-search.widget';
import { type Steps, storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default {
  ...stories.meta,
  id: 'professional-product-search',
  title: 'Search/Professional product search',
};

const chooseFirst = async ({ screen, user }: Steps) => {
  const [filter] = await screen.findAllByRole('button', { pressed: false });
  await user.click(filter as HTMLElement);
};

export const FilterChosen = stories.steps('default', async (given) => {
  await chooseFirst(given);
  await given.screen.findByRole('button', { name: given.t('/search/empty-filters') });
});
export const FilterRemoved = stories.steps('default', async (given) => {
  await chooseFirst(given);
  await given.press(given.t('/shared/remove'));
});
export const ShownAfterAll = stories.steps('hiddenAtFirst', chooseFirst);
