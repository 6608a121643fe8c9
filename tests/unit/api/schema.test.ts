// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  answerList,
  count,
  images,
  listOf,
  maybeNumber,
  money,
  text,
  yes,
} from '../../../src/api/schema';

describe('a field of an answer [API-04]', () => {
  it.each([
    ['text', text, undefined, ''],
    ['text', text, null, ''],
    ['text', text, 42, '42'],
    ['text', text, 'x', 'x'],
    ['amount', money, null, ''],
    ['amount', money, '12,90', '12,90'],
    ['amount', money, 12.9, '12,90'],
    ['number or none', maybeNumber, undefined, null],
    ['number or none', maybeNumber, '', null],
    ['number or none', maybeNumber, 'x', null],
    ['number or none', maybeNumber, '3,5', 3.5],
    ['number or none', maybeNumber, 0, 0],
    ['number', count, null, 0],
    ['number', count, '7', 7],
    ['yes or no', yes, undefined, false],
    ['yes or no', yes, 'true', true],
    ['yes or no', yes, true, true],
  ])('of %s reads %#: %j', (_, schema, given, read) => {
    expect(v.parse(schema as v.GenericSchema, given)).toBe(read);
  });

  it.each([
    ['text', text, {}],
    ['amount', money, []],
    ['number', count, {}],
    ['yes or no', yes, 7],
    ['list', listOf(text), 'x'],
  ])('of %s refuses another shape', (_, schema, given) => {
    expect(v.safeParse(schema as v.GenericSchema, given).success).toBe(false);
  });
});

describe('a list of an answer', () => {
  it.each([undefined, null])('is empty when it is %s [API-04]', (given) => {
    expect(v.parse(listOf(text), given)).toEqual([]);
  });

  it('must be there when it is the whole answer [API-04]', () => {
    expect(v.safeParse(answerList(text), null).success).toBe(false);
  });

  it('leaves out entries of another shape [API-04]', () => {
    expect(v.parse(answerList(text), ['a', {}, 'b'])).toEqual(['a', 'b']);
  });
});

describe('the images of a product', () => {
  it.each([
    [undefined, []],
    [null, []],
    ['', []],
    ['/a.jpg', ['/a.jpg']],
    [
      ['/a.jpg', '', null, '/b.jpg'],
      ['/a.jpg', '/b.jpg'],
    ],
  ])('given as %j are %j [API-04]', (given, read) => {
    expect(v.parse(v.object({ image: images }), { image: given })).toEqual({ image: read });
  });

  it('may be absent [API-04]', () => {
    expect(v.parse(v.object({ image: images }), {})).toEqual({ image: [] });
  });
});
