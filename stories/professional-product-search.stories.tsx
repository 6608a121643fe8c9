import { examples } from '../src/widgets/professional-product-search/professional-product-search.examples';
import { widget } from '../src/widgets/professional-product-search/professional-product-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Professional product search' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Naudanliha' }));
  await user.click(await screen.findByRole('button', { name: 'Poista Naudanliha' }));
});
export const FoodService = story('foodService');
export const Chosen = story('chosen');
export const Asked = story('asked');
export const Equipment = story('equipment');
export const HiddenAtFirst = story('hiddenAtFirst', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Laktoositon' }));
});
export const AllProductsLink = story('allProductsLink');
