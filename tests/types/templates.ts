/** Templates of Vue and Svelte, as their checkers pass them to TypeScript; see page.ts. */
import { setPageSettings } from 'atria-widgets';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
import 'atria-widgets/svelte';
import 'atria-widgets/vue';

type InVue<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];
type InSvelte<Tag extends keyof SvelteHTMLElements> = SvelteHTMLElements[Tag];
const cards = [{ header: 'Uunilohi' }];

export const vue: InVue<'atria-card-grid'>[] = [
  { cards, rowsToDisplay: 2, class: 'wide', onAtriaCardsShown: ({ detail }) => detail.shown },
  { cards: JSON.stringify(cards), expandable: '', columns: 'three' },
  { blockId: 'reseptit' },
  // @ts-expect-error no such choice
  { cards, columns: 'five' },
  // @ts-expect-error no such event
  { cards, onAtriaNonsense: () => 1 },
  // @ts-expect-error the cards are missing
  { heading: 'Reseptit' },
];
export const svelte: InSvelte<'atria-card-grid'>[] = [
  {
    cards,
    'rows-to-display': 2,
    class: 'wide',
    'onatria-cards-shown': ({ detail }) => detail.shown,
  },
  { cards: JSON.stringify(cards), expandable: true, columns: 'three' },
  { 'block-id': 'reseptit' },
  // @ts-expect-error no such choice
  { cards, columns: 'five' },
  // @ts-expect-error no such detail
  { cards, 'onatria-cards-shown': ({ detail }) => detail.count },
  // @ts-expect-error the cards are missing
  { heading: 'Reseptit' },
];

setPageSettings({ brand: 'goohse', language: 'se', searchUrl: '/sok', editMode: true });
// @ts-expect-error no such brand
setPageSettings({ brand: 'nope' });
// @ts-expect-error no such language
setPageSettings({ language: 'sv' });
// @ts-expect-error a misspelt attribute
setPageSettings({ serchUrl: '/sok' });
