import { examples } from '../src/widgets/recipe-banner/recipe-banner.examples';
import { widget } from '../src/widgets/recipe-banner/recipe-banner.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'recipe-banner', title: 'Content/Recipe banner' };
