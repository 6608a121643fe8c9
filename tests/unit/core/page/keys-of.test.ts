// @vitest-environment node
import { expect, it } from 'vitest';
import { keysOf } from '../../../../src/core/page/keys-of';

it('the keys of a list are by what its entries show, and no two are equal', () => {
  const keys = keysOf(['a', 'b', 'a', 'a 0', '', ''], (text) => text);
  expect(new Set(keys).size).toBe(6);
  // The same whatever is before it.
  expect(keysOf(['c', 'b'], (text) => text)[1]).toBe(keys[1]);
});
