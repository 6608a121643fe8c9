import { expect } from 'storybook/test';
import { examples } from '../src/widgets/header/header.examples';
import { widget } from '../src/widgets/header/header.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples, { fullWidth: true });
export default { ...meta, title: 'Navigation/Header' };

export const Default = story('default', async ({ screen, user }) => {
  // A tab's menu in a wide window, the side menu in a narrow one.
  const opener = await screen.findByRole('button', {
    name: /^(Tuotteet: alavalikko|Avaa valikko)$/,
  });
  await user.click(opener);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
export const Poultry = story('poultry');
export const English = story('english');
export const Corporate = story('corporate');
export const Shop = story('shop');
export const Sibylla = story('sibylla');
export const MestariForsman = story('mestariForsman');
export const ExportSite = story('exportSite');
export const FailedNavigation = story('failedNavigation');
