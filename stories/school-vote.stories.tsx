import { examples } from '../src/widgets/school-vote/school-vote.examples';
import { widget } from '../src/widgets/school-vote/school-vote.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'school-vote', title: 'School/School vote' };

export const Voted = stories.steps('default', async ({ screen, user }) => {
  const [first] = screen.getAllByRole('radio');
  if (first) await user.click(first);
});
