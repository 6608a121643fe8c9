// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  chipsOf,
  dropdownItems,
  selectedTags,
  toggled,
  withSelection,
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
    expect(selectedTags(...withSelection([category], [1], true))).toEqual([1, 2]);
  });

  it('checks only what is chosen until the answer to that is there [SRCH-06]', () => {
    expect(selectedTags(...withSelection([category], [1], false))).toEqual([1]);
  });

  it('names the chosen tags in the order they were chosen, and unknown ones by number [SRCH-27]', () => {
    const names = chipsOf([2, 9, 1], category.facetTags).map(({ name }) => name);
    expect(names).toEqual(['Laktoositon', '9', 'Gluteeniton']);
  });
});
