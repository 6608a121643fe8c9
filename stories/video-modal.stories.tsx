import { examples } from '../src/widgets/video-modal/video-modal.examples';
import { widget } from '../src/widgets/video-modal/video-modal.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'video-modal', title: 'Content/Video modal' };

export const Open = stories.steps('withoutTitle', ({ press, t }) => press(t('/video/play')));
