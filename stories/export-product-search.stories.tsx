import { examples } from '../src/widgets/export-product-search/export-product-search.examples';
import { widget } from '../src/widgets/export-product-search/export-product-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Export product search' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
});
export const Chosen = story('chosen');
export const German = story('german');
export const Asked = story('asked');
export const ThirdPage = story('thirdPage');
export const WithLink = story('withLink');
