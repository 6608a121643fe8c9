import { expect, waitFor } from 'storybook/test';
import { examples } from '../src/widgets/quick-view/quick-view.examples';
import { widget } from '../src/widgets/quick-view/quick-view.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'quick-view', title: 'Shop/Quick view' };

export const OpenedByThePage = stories.steps('closed', async ({ element, screen, t }) => {
  const saysNothingShows = () => document.querySelector('.atria-unseen') !== null;
  await waitFor(() => expect(saysNothingShows()).toBe(true));
  (element as HTMLElement & { code: string }).code = 'LK4102';
  expect(await screen.findByText(t('/shop/in-stock'))).toBeVisible();
  await waitFor(() => expect(saysNothingShows()).toBe(false));
});
