// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { priceOrNone } from '../../../src/api/price';
import { pathText, readBy } from '../../../src/api/read-by';
import {
  answerList,
  count,
  images,
  listOf,
  maybeNumber,
  money,
  requiredInteger,
  requiredText,
  text,
  yes,
  yesByDefault,
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
    ['price that not all have', priceOrNone, 12.9, '12,90'],
    ['price that not all have', priceOrNone, 0, ''],
    ['price that not all have', priceOrNone, '0,00', ''],
    ['price that not all have', priceOrNone, '0,00 €', ''],
    ['price that not all have', priceOrNone, '', ''],
    ['price that not all have', priceOrNone, '10,00', '10,00'],
    ['price that not all have', priceOrNone, 'Kysy hintaa', 'Kysy hintaa'],
    ['amount', money, Number.POSITIVE_INFINITY, ''],
    ['amount', money, 'Ilmainen', 'Ilmainen'],
    ['number or none', maybeNumber, undefined, null],
    ['number or none', maybeNumber, '', null],
    ['number or none', maybeNumber, 'x', null],
    ['number or none', maybeNumber, '3,5', 3.5],
    ['number or none', maybeNumber, ' 12\u00a0000,5 ', 12000.5],
    ['number or none', maybeNumber, '1 200', 1200],
    ['number or none', maybeNumber, '−3', -3],
    ['number or none', maybeNumber, '12.000', 12],
    ['number or none', maybeNumber, '12 kpl', null],
    ['number or none', maybeNumber, '1 2', null],
    ['number or none', maybeNumber, '1,2,3', null],
    ['number or none', maybeNumber, '0x1F', null],
    ['number or none', maybeNumber, 'Infinity', null],
    ['number or none', maybeNumber, '-', null],
    ['number or none', maybeNumber, 0, 0],
    ['number', count, null, 0],
    ['number', count, '7', 7],
    ['yes or no', yes, undefined, false],
    ['yes or no', yes, 'true', true],
    ['yes or no', yes, 'True', true],
    ['yes or no', yes, 'False', false],
    ['yes unless no', yesByDefault, null, true],
    ['yes unless no', yesByDefault, 'false', false],
    ['yes or no', yes, true, true],
    ['required text', requiredText, 42, '42'],
    ['required whole number', requiredInteger, '0', 0],
  ])('of %s reads %#: %j', (_, schema, given, read) => {
    expect(v.parse(schema as v.GenericSchema, given)).toBe(read);
  });

  it.each([
    ['text', text, {}],
    ['amount', money, []],
    ['number', count, {}],
    ['yes or no', yes, 7],
    ['list', listOf(text), 'x'],
    ['required text', requiredText, null],
    ['required text', requiredText, ''],
    ['required whole number', requiredInteger, undefined],
    ['required whole number', requiredInteger, '1.5'],
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

  it('removes entries of another shape [API-04]', () => {
    expect(v.parse(answerList(text), ['a', {}, 'b'])).toEqual(['a', 'b']);
  });
});

describe('a removed entry', () => {
  const schema = v.object({ rows: listOf(v.object({ tags: listOf(v.object({ name: text })) })) });

  it('is reported to the reader, however deep its list is, and affects no other [ELEM-10]', () => {
    const rows = [{ tags: null }, 'x', { tags: [{ name: 'a' }, { name: {} }, null] }];
    const { output, faults, leftOut } = readBy(schema, { rows });
    expect(output).toEqual({ rows: [{ tags: [] }, { tags: [{ name: 'a' }] }] });
    expect(faults).toEqual([]);
    expect(leftOut.map(({ path, given, expected }) => [pathText(path), given, expected])).toEqual([
      ['.rows[1]', 'x', 'an object'],
      ['.rows[2].tags[1].name', {}, 'a text'],
      ['.rows[2].tags[2]', null, 'an object'],
    ]);
  });

  it('is reported for its own reading only', () => {
    readBy(schema, { rows: ['x'] });
    expect(readBy(schema, { rows: [] }).leftOut).toEqual([]);
    expect(readBy(schema, { rows: 'x' }).faults).toEqual([
      { path: ['rows'], given: 'x', expected: 'a list', received: '"x"' },
    ]);
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
