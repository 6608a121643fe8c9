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
export const AtTheMost = stories.steps('longestTexts', async ({ t, screen }) => {
  const name = t('/calculator/more', t('/calculator/portions'));
  const more = await screen.findByRole('button', { name });
  if (more.getAttribute('aria-disabled') !== 'true')
    throw new Error('more than 1000 portions can be had');
});
