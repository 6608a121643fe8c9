import { examples } from '../src/widgets/search-field/search-field.examples';
import { widget } from '../src/widgets/search-field/search-field.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Search/Search field' };

export const Default = story('default');
export const Recipes = story('recipes');
export const Swedish = story('swedish');
