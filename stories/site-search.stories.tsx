import { examples } from '../src/widgets/site-search/site-search.examples';
import { widget } from '../src/widgets/site-search/site-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Site search' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('radio', { name: 'Reseptit' }));
});
export const Asked = story('asked');
export const Redirected = story('redirected');
export const Corporate = story('corporate');
export const Swedish = story('swedish');
export const ThirdPage = story('thirdPage');
