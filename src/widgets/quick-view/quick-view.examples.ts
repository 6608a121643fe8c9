import type { ExamplesOf } from '../../core/element/examples';
import type { contract } from './quick-view.widget';

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed until a code is set.', attributes: {} },
};
