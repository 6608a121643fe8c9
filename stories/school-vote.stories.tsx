import { examples } from '../src/widgets/school-vote/school-vote.examples';
import { widget } from '../src/widgets/school-vote/school-vote.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'school-vote', title: 'School/School vote' };

export const Voted = stories.steps('default', ({ press }) => press('Makaronilaatikko', 'radio'));
