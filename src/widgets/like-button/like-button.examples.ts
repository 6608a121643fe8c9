import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './like-button.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A recipe that others have liked.',
    attributes: { contentId: '4012', likeCount: 128 },
  },
  first: { title: 'Nobody has liked it yet.', attributes: { contentId: '4013' } },
  german: {
    title: 'Many likes, in German.',
    language: 'de',
    attributes: { contentId: '4014', likeCount: 12480 },
  },
  withoutContent: { title: 'Without an id nothing is shown.', state: true, attributes: {} },
  failing: {
    title: 'The like is not taken: it is taken back, with a word.',
    fault: 'like:500',
    attributes: { contentId: '4015', likeCount: 56 },
  },
  loading: {
    title: 'The back end takes its time: the like shows at once.',
    fault: 'like:never',
    attributes: { contentId: '4016', likeCount: 56 },
  },
  longestTexts: {
    title: 'The longest texts: in German, with a refused like.',
    language: 'de',
    fault: 'like:500',
    attributes: { contentId: '4017', likeCount: 123456789 },
  },
};
