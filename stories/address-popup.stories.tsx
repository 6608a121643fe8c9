import { examples } from '../src/widgets/address-popup/address-popup.examples';
import { widget } from '../src/widgets/address-popup/address-popup.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'address-popup', title: 'Shop/Address popup' };
