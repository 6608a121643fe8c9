import { examples } from '../src/widgets/card-grid/card-grid.examples';
import { widget } from '../src/widgets/card-grid/card-grid.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'card-grid', title: 'Cards/Card grid' };

export const AfterShowMore = stories.steps('expandable', ({ press, t }) =>
  press(t('/shared/show-more')),
);
export const FilterOpen = stories.steps('filtered', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { expanded: false }));
  await screen.findByRole('listbox');
});
export const Filtering = stories.steps('filterLoading', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { expanded: false }));
  await user.click((await screen.findAllByRole('option'))[1] as HTMLElement);
});
