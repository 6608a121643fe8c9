import { examples } from '../src/widgets/menu-builder/menu-builder.examples';
import { widget } from '../src/widgets/menu-builder/menu-builder.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'menu-builder', title: 'Content/Menu builder' };
