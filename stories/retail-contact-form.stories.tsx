import { examples } from '../src/widgets/retail-contact-form/retail-contact-form.examples';
import { widget } from '../src/widgets/retail-contact-form/retail-contact-form.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Forms/Retail contact form' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Lähetä' }));
  await screen.findByText('Tapahtui Virhe!');
});
export const Tabs = story('tabs');
export const Shop = story('shop');
