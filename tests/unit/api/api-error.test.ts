// @vitest-environment node
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error';

const thrownBy = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

it('stays itself', () => {
  const error = new ApiError('status', 'no', 404, 'Ei löydy');
  expect(ApiError.from(error)).toBe(error);
});

it.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'network'],
  ['a call given up', new DOMException('gone', 'AbortError'), 'aborted'],
  ['a value of another shape', thrownBy(() => v.parse(v.string(), 1)), 'shape'],
  ['text that is no JSON', thrownBy(() => JSON.parse('{')), 'shape'],
  ['a thrown text', 'oops', 'network'],
])('says what %s was', (_, thrown, kind) => {
  expect(ApiError.from(thrown).kind).toBe(kind);
});
