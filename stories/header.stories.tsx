import { expect } from 'storybook/test';
import { examples } from '../src/widgets/header/header.examples';
import { widget } from '../src/widgets/header/header.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples, { fullWidth: true });
export default { ...stories.meta, id: 'header', title: 'Navigation/Header' };

export const MenuOpen = stories.steps('default', async ({ screen, user }) => {
  // A tab's menu in a wide window, the side menu in a narrow one; Mestari Forsman has links only.
  const [opener] = screen.queryAllByRole('button', { expanded: false });
  if (!opener) return;
  await user.click(opener);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
