import { examples } from '../src/widgets/hero-carousel/hero-carousel.examples';
import { widget } from '../src/widgets/hero-carousel/hero-carousel.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples, { fullWidth: true });
export default { ...meta, title: 'Carousels/Hero carousel' };

export const Default = story('default', async ({ screen, user }) => {
  await user.click(await screen.findByRole('button', { name: 'Näytä kuva 3' }));
});
export const Still = story('still');
export const Single = story('single');
