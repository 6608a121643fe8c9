import { examples } from '../src/widgets/quick-search/quick-search.examples';
import { widget } from '../src/widgets/quick-search/quick-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Quick search' };

export const Quick = story('quick', async ({ screen, user }) => {
  await user.type(await screen.findByRole('combobox'), 'makkara');
  await screen.findAllByRole('option', undefined, { timeout: 5000 });
  await user.keyboard('{ArrowDown}');
});
export const Mobile = story('mobile');
export const Sticky = story('sticky');
export const Poultry = story('poultry');
export const German = story('german');
