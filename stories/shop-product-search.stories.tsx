import { examples } from '../src/widgets/shop-product-search/shop-product-search.examples';
import { widget } from '../src/widgets/shop-product-search/shop-product-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Shop product search' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Näytä lisää' }));
});
export const Sausages = story('sausages');
export const BeefAndPork = story('beefAndPork');
export const Asked = story('asked');
export const ThirdPage = story('thirdPage');
