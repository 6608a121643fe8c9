import { expect } from 'storybook/test';
import { examples } from '../src/widgets/quick-view/quick-view.examples';
import { widget } from '../src/widgets/quick-view/quick-view.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Quick view' };

export const Closed = story('closed', async ({ element, screen }) => {
  (element as HTMLElement & { code: string }).code = 'LK4102';
  expect(await screen.findByRole('heading', { name: 'Naudan entrecôte luuton' })).toBeVisible();
});
