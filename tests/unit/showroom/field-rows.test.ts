// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type FieldRow, fieldRows, type Named } from '../../../showroom/field-rows';

const named: Named = {
  Count: { type: ['number', 'string', 'null'], description: 'A number; 0 when absent.' },
  Tag: {
    type: 'object',
    properties: { id: { $ref: '#/components/schemas/Count', description: 'Its id.' } },
    required: ['id'],
  },
};
const tag = { $ref: '#/components/schemas/Tag' };
const shown = (rows: readonly FieldRow[]) =>
  rows.map(({ place, type, isRequired }) => `${place}: ${type}${isRequired ? ', required' : ''}`);

describe('the fields of a call', () => {
  it('are below each other with their inner fields, by their places', () => {
    const tags = { type: ['array', 'null'], items: tag };
    expect(shown(fieldRows({ type: 'object', properties: { tags } }, named))).toEqual([
      'tags: list of object',
      'tags[].id: number, required',
    ]);
  });

  it('have their places in a list, in a map and in what may be null', () => {
    expect(shown(fieldRows({ type: 'array', items: tag }, named))).toEqual([
      '[].id: number, required',
    ]);
    expect(shown(fieldRows({ type: 'object', additionalProperties: tag }, named))).toEqual([
      '{name}.id: number, required',
    ]);
    const maybe = { anyOf: [tag, { type: 'null' }] };
    expect(shown(fieldRows({ type: 'object', properties: { maybe } }, named))).toEqual([
      'maybe: object or null',
      'maybe.id: number, required',
    ]);
  });

  it('show their rules after their description', () => {
    const kind = { type: 'string', description: 'Its kind.', enum: ['a', 'b'] };
    const text = { type: 'string', description: 'Its text.', minLength: 1, maxLength: 500 };
    const rows = fieldRows({ type: 'object', properties: { kind, text } }, named);
    expect(rows.map(({ description }) => description)).toEqual([
      'Its kind. One of `a`, `b`.',
      'Its text. It is not empty. At most 500 characters.',
    ]);
  });
});
