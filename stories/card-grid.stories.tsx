import { examples } from '../src/widgets/card-grid/card-grid.examples';
import { widget } from '../src/widgets/card-grid/card-grid.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Cards/Card grid' };

export const Default = story('default');
export const Expandable = story('expandable', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Näytä lisää' }));
});
export const Filtered = story('filtered');
export const EveryType = story('everyType');
export const ThreeColumns = story('threeColumns');
export const TwoColumns = story('twoColumns');
