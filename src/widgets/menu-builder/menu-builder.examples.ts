import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './menu-builder.contract';

const brand = 'ammattilaiset';
const attributes = { menuId: '1' };

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The menu of the attribute; it can be printed and edited.', brand, attributes },
  fromAddress: {
    title: 'The page’s address has the menu, as after it was saved.',
    brand,
    query: '?menuId=1',
  },
  empty: { title: 'No menu is asked for: one can be started.', brand, state: true },
  loading: { title: 'The menu takes its time.', brand, fault: 'menu:never', attributes },
  failing: {
    title: 'The menu cannot be loaded; it can be asked for again.',
    brand,
    fault: 'menu:500',
    attributes,
  },
  longestTexts: {
    title: 'Long words as dishes, in German.',
    brand,
    language: 'de',
    fault: 'menu:long',
    attributes,
  },
};
