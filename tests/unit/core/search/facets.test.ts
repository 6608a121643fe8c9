// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FacetCategory } from '../../../../src/api/search';
import {
  dropdownItems,
  facetsFor,
  selectedTags,
  toggled,
  withKnownFacets,
} from '../../../../src/core/search/facets';

const tag = (id: number, name: string, more = {}) => ({
  id,
  name,
  count: id * 10,
  selected: false,
  display: true,
  ...more,
});
const category = {
  id: 1,
  all: false,
  name: 'Ruokavalio',
  facetTags: [
    tag(1, 'Gluteeniton'),
    tag(2, 'Laktoositon', { selected: true }),
    tag(3, 'Sisäinen', { display: false, selected: true }),
  ],
};

describe('facets', () => {
  it('adds a tag that is not chosen [SRCH-05]', () => {
    expect(toggled([1], 2)).toEqual([1, 2]);
  });

  it('takes a chosen tag out [SRCH-05]', () => {
    expect(toggled([1, 2], 1)).toEqual([2]);
  });

  it('offers name and count of each tag, and none with display false [SRCH-06]', () => {
    expect(dropdownItems(category)).toEqual([
      { id: 1, label: 'Gluteeniton (10)' },
      { id: 2, label: 'Laktoositon (20)' },
    ]);
  });

  it('checks what the visitor chose and what the server marks as selected [SRCH-06]', () => {
    expect(selectedTags(...facetsFor([category], [1], true))).toEqual([1, 2]);
  });

  it('checks only what is chosen until the answer to that is there [SRCH-06]', () => {
    expect(selectedTags(...facetsFor([category], [1], false))).toEqual([1]);
  });
});

describe('facets that a later answer leaves out [SRCH-27]', () => {
  const answer = (...facetCategories: FacetCategory[]) => ({
    hits: [],
    totalCount: 0,
    hasMore: false,
    query: '',
    suggestion: '',
    facetCategories,
  });
  const other = { ...category, id: 2, name: 'Säilytys', facetTags: [tag(4, 'Tuore')] };
  const known = withKnownFacets(
    answer({ ...other, facetTags: [tag(5, 'Pakaste')] }),
    answer(category, other),
  ).facetCategories;
  const shown = (chosen: number[]) =>
    facetsFor(known, chosen, true).map((one) => [
      one.name,
      ...dropdownItems(one).map(({ label }) => label),
    ]);

  it('keep their places, and their names while they are chosen', () => {
    expect(shown([2, 4])).toEqual([
      ['Ruokavalio', 'Laktoositon (0)'],
      ['Säilytys', 'Tuore (0)', 'Pakaste (50)'],
    ]);
  });

  it('are hidden otherwise, and no longer selected', () => {
    expect(shown([])).toEqual([['Ruokavalio'], ['Säilytys', 'Pakaste (50)']]);
    const tags = facetsFor(known, [], true).flatMap(({ facetTags }) => facetTags);
    expect(tags.filter(({ selected }) => selected)).toEqual([]);
  });

  it('are named as the newest answer names them', () => {
    const [again] = withKnownFacets(
      answer({ ...category, name: 'Diet', facetTags: [tag(2, 'Lactose-free')] }),
      answer(...known),
    ).facetCategories;
    expect([
      again?.name,
      ...facetsFor(again ? [again] : [], [1], true).flatMap(dropdownItems),
    ]).toEqual([
      'Diet',
      { id: 1, label: 'Gluteeniton (0)' },
      { id: 2, label: 'Lactose-free (20)' },
    ]);
  });
});
