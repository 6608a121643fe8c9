import { examples } from '../src/widgets/portion-calculator/portion-calculator.examples';
import { widget } from '../src/widgets/portion-calculator/portion-calculator.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default {
  ...stories.meta,
  id: 'portion-calculator',
  title: 'Professionals/Portion calculator',
};

export const Scaled = stories.steps('default', async ({ t, press, screen, user }) => {
  await press(t('/calculator/more', t('/calculator/portions')));
  const size = screen.getByRole('spinbutton', { name: t('/calculator/size', 'g') });
  await user.clear(size);
  await user.type(size, '250');
  await user.tab();
  screen.getByRole('button', { name: t('/calculator/reset') });
});
export const OutOfBounds = stories.steps('swedish', async ({ t, screen, user }) => {
  const portions = screen.getByRole('spinbutton', { name: t('/calculator/portions') });
  await user.clear(portions);
  await user.type(portions, '1001');
  await user.tab();
  await screen.findByText(t('/calculator/between', 1, 1000), { selector: 'p *' });
});
