/** Code that the types must refuse; a missing error is an error itself. */
import { setPageSettings } from 'atria-widgets';
import type {} from 'atria-widgets/react';

// @ts-expect-error no such brand
setPageSettings({ brand: 'nope' });
// @ts-expect-error no such language
setPageSettings({ language: 'sv' });
// @ts-expect-error a misspelt name of an attribute
setPageSettings({ serchUrl: '/haku' });

export const wrong = [
  // @ts-expect-error a misspelt attribute
  <atria-card-grid key="1" colums="three" />,
  // @ts-expect-error no such choice
  <atria-card-grid key="2" columns="five" />,
  // @ts-expect-error no such detail
  <atria-card-grid key="3" onatria-cards-shown={({ detail }) => detail.count} />,
];
