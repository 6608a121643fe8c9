import { examples } from '../src/widgets/news-search/news-search.examples';
import { widget } from '../src/widgets/news-search/news-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/News search' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Topic: All topics' }));
  await user.click(await screen.findByRole('option', { name: /^Releases/ }));
  await screen.findByRole('button', { name: 'Releases: All subtopics' });
});
export const WithQueryBox = story('withQueryBox');
export const StockExchangeReleases = story('stockExchangeReleases');
export const Sustainability = story('sustainability');
export const InvestorRelations = story('investorRelations');
export const Swedish = story('swedish');
export const ThirdPage = story('thirdPage');
