import { examples } from '../src/widgets/buy-button/buy-button.examples';
import { widget } from '../src/widgets/buy-button/buy-button.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Buy button' };

export const Default = story('default');
export const Limited = story('limited');
export const SoldOut = story('soldOut');
