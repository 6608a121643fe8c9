import { examples } from '../src/widgets/job-listing/job-listing.examples';
import { widget } from '../src/widgets/job-listing/job-listing.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'job-listing', title: 'Content/Job listing' };

export const AfterNext = stories.steps('default', ({ press, t }) =>
  press(t('/shared/next'), 'link'),
);
