import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './menu-builder.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'The menu of the attribute; it can be printed and edited.',
    brand: 'ammattilaiset',
    attributes: { menuId: '1' },
  },
  fromAddress: {
    title: 'The page’s address has the menu, as after it was saved.',
    brand: 'ammattilaiset',
    query: '?menuId=1',
  },
  empty: {
    title: 'No menu is asked for: one can be started.',
    brand: 'ammattilaiset',
    state: true,
  },
  loading: {
    title: 'The menu takes its time.',
    brand: 'ammattilaiset',
    fault: 'menu:never',
    attributes: { menuId: '1' },
  },
  failing: {
    title: 'The menu cannot be loaded; it can be asked for again.',
    brand: 'ammattilaiset',
    fault: 'menu:500',
    attributes: { menuId: '1' },
  },
  longestTexts: {
    title: 'Long words as dishes, in German.',
    brand: 'ammattilaiset',
    language: 'de',
    fault: 'menu:long',
    attributes: { menuId: '1' },
  },
};
