import { examples } from '../src/widgets/portion-calculator/portion-calculator.examples';
import { widget } from '../src/widgets/portion-calculator/portion-calculator.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default {
  ...stories.meta,
  id: 'portion-calculator',
  title: 'Professionals/Portion calculator',
};

export const Scaled = stories.steps('default', async ({ t, press, screen }) => {
  await press(t('/calculator/more', t('/calculator/portions')));
  await press(t('/calculator/more', t('/calculator/size', 'g')));
  screen.getByRole('button', { name: t('/calculator/reset') });
});
// What is typed follows the number that stands there.
export const OutOfBounds = stories.steps('swedish', async ({ t, type, screen }) => {
  await type(t('/calculator/portions'), '001{Enter}');
  await screen.findByText(t('/calculator/between', 1, 1000), { selector: 'p *' });
});
