import { examples } from '../src/widgets/buy-button/buy-button.examples';
import { widget } from '../src/widgets/buy-button/buy-button.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'buy-button', title: 'Shop/Buy button' };

export const Bought = stories.steps('shop', async ({ screen, press, t }) => {
  await press(t('/shop/buy'));
  // A site of another brand needs the address of a shop, and reports a failure.
  const outcomes = [t('/shop/to-cart'), t('/shop/failed')];
  await screen.findByText((text: string) => outcomes.includes(text));
});
export const Buying = stories.steps('loading', ({ press, t }) => press(t('/shop/buy')));
export const NotBought = stories.steps('failing', async ({ screen, press, t }) => {
  await press(t('/shop/buy'));
  await screen.findByText(t('/shop/failed'));
});
