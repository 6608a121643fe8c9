import { examples } from '../src/widgets/quick-search/quick-search.examples';
import { widget } from '../src/widgets/quick-search/quick-search.widget';
import { type Steps, storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'quick-search', title: 'Search/Quick search' };

const type = async ({ screen, user }: Steps) =>
  user.type(await screen.findByRole('combobox'), 'ria');
const typed = async (given: Steps) => {
  await type(given);
  await given.screen.findAllByRole('option');
};

export const Suggesting = stories.steps('quick', async (given) => {
  await typed(given);
  await given.user.keyboard('{ArrowDown}');
});
export const LongestSuggestions = stories.steps('longestTexts', typed);
export const NoSuggestions = stories.steps('empty', async (given) => {
  await type(given);
  await given.screen.findAllByText(given.t('/shared/no-results'));
});
export const AwaitingSuggestions = stories.steps('loading', type);
export const WithoutSuggestions = stories.steps('failing', type);
