import { widget } from '../../../src/widgets/professional-product-search/professional-product-search.widget';
import type { Made } from '../support/answering-fetch';
import { screen, within } from '../support/dom';
import type { RenderOptions } from '../support/render-widget';
import { type Answer, page as hitPage, searchOf, tag } from '../support/searching';

export const paths = {
  search: '/api/search/products',
  groups: '/api/facets/groups',
  custom: '/api/facets/custom',
};
export const codes = { productCode: 'P1', valoCode: 'V1', gtinCode: 'G1' };
export const facetCategories = [
  {
    id: 1,
    name: 'Ruokavalio',
    facetTags: [
      tag(11, 'Gluteeniton'),
      tag(12, 'Maidoton'),
      tag(13, 'Salainen', { display: false }),
    ],
  },
  { id: 2, name: 'Raaka-aine', facetTags: [tag(21, 'Kana'), tag(22, 'Nauta')] },
  { id: 3, name: 'Säilytys', facetTags: [tag(31, 'Tuore'), tag(32, 'Pakaste')] },
];
/** The answer of the search has all of these but the last two; the last is not to be shown. */
export const customTags = [
  tag(11, 'Gluteeniton'),
  tag(21, 'Kana'),
  tag(41, 'Kotimainen'),
  tag(42, 'Piilossa', { display: false }),
];
// The first has the number of a tag.
export const groups = [
  { id: 11, name: 'Makkarat' },
  { id: 52, name: 'Leikkeleet' },
];

export const page = (made: Made, more = {}) => ({
  ...hitPage(made, codes),
  facetCategories,
  ...more,
});

interface Answers {
  readonly search?: Answer;
  readonly groups?: Answer;
  readonly custom?: Answer;
}
export const fixture = ({ search = page, ...others }: Answers = {}) => ({
  path: paths.search,
  answer: search,
  others: (made: Made) => {
    if (made.url.pathname === paths.groups) return (others.groups ?? (() => groups))(made);
    if (made.url.pathname === paths.custom) return (others.custom ?? (() => customTags))(made);
    return undefined;
  },
  options: { brand: 'ammattilaiset' },
});
export const shown = (answers: Answers = {}, options: RenderOptions<typeof widget.contract> = {}) =>
  searchOf(widget, fixture(answers))(undefined, options);

/** The name of a list of buttons, '' if there is no such list. */
export const buttonsIn = (name: string): string => {
  const list = screen.queryByRole('list', { name });
  if (!list) return '';
  return within(list)
    .getAllByRole('button')
    .map((one) => one.textContent)
    .join(', ');
};
export const chips = () => buttonsIn('Valitut suodattimet');
