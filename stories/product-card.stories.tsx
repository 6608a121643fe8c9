import { examples } from '../src/widgets/product-card/product-card.examples';
import { widget } from '../src/widgets/product-card/product-card.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'product-card', title: 'Shop/Product card' };

export const Bought = stories.steps('shop', async ({ screen, press, t }) => {
  await press(t('/shop/buy'));
  // A site of another brand needs the address of a shop, and reports a failure.
  const outcomes = [t('/shop/to-cart'), t('/shop/failed')];
  await screen.findByText((text: string) => outcomes.includes(text));
});
export const QuickViewOpen = stories.steps('default', async ({ screen, press, t }) => {
  await press(t('/shop/quick-view'));
  await screen.findByText(t('/shop/in-stock'));
});
export const Buying = stories.steps('loading', ({ press, t }) => press(t('/shop/buy')));
export const NotBought = stories.steps('failing', async ({ screen, press, t }) => {
  await press(t('/shop/buy'));
  await screen.findByText(t('/shop/failed'));
});
