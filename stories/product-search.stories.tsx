import { examples } from '../src/widgets/product-search/product-search.examples';
import { widget } from '../src/widgets/product-search/product-search.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Product search' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Näytä lisää' }));
});
export const Poultry = story('poultry');
export const ExportSite = story('exportSite');
export const MeatShop = story('meatShop');
export const Ridderheims = story('ridderheims');
export const Sibylla = story('sibylla');
export const MestariForsman = story('mestariForsman');
export const Asked = story('asked');
export const ThirdPage = story('thirdPage');
export const HiddenAtFirst = story('hiddenAtFirst');
export const WideCards = story('wideCards');
