import { examples } from '../src/widgets/recipe-search/recipe-search.examples';
import { widget } from '../src/widgets/recipe-search/recipe-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Recipe search' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Näytä lisää' }));
});
export const Poultry = story('poultry');
export const WithoutBlock = story('withoutBlock');
export const Summer = story('summer');
export const Swedish = story('swedish');
export const Asked = story('asked');
export const ThirdPage = story('thirdPage');
export const HiddenAtFirst = story('hiddenAtFirst');
