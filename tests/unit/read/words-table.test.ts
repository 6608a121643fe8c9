import { expect, it } from 'vitest';
import { sayIn, wordsRows } from '../../../src/read/words-table';

const rows = wordsRows(
  [
    'what\ten\tse\tde',
    'greet\tHello {name}\tHej {name}',
    'parts_zero\tNothing\tInget',
    'parts_one\t{count} part\t{count} del',
    'parts_other\t{count} parts\t{count} delar',
    'chosen\tTaken: {what}\tValt: {what}\tGenommen: {what}',
    '',
  ].join('\n'),
);
const say = sayIn(rows, 'en', 'en');

it('a table is read by the names of its columns; missing texts are empty', () => {
  expect(rows[0]).toEqual({ what: 'greet', en: 'Hello {name}', se: 'Hej {name}', de: '' });
  expect(rows).toHaveLength(5);
});

it('a text is said in a language, with what is put into its places', () => {
  expect(say('greet', { name: 'Maija' })).toBe('Hello Maija');
  expect(sayIn(rows, 'se', 'sv')('greet', { name: 'Maija' })).toBe('Hej Maija');
  expect(say('greet', { name: '{name}' })).toBe('Hello {name}');
  expect(say('greet')).toBe('Hello {name}');
});

it('a text that a language lacks is said in English, and an unknown code as it is', () => {
  const german = sayIn(rows, 'de', 'de');
  expect(german('chosen', { what: 'x' })).toBe('Genommen: x');
  expect(german('greet', { name: 'x' })).toBe('Hello x');
  expect(german('gone')).toBe('gone');
});

it('a number chooses the form of the plural', () => {
  expect([0, 1, 2].map((count) => say('parts', { count }))).toEqual([
    'Nothing',
    '1 part',
    '2 parts',
  ]);
  expect(say('parts', { count: 'many' })).toBe('many parts');
});

it('several texts are listed, and another text is said by its code', () => {
  expect(say('chosen', { what: ['a', 'b'] })).toBe('Taken: a, b');
  expect(say('chosen', { what: { code: 'greet', params: { name: 'x' } } })).toBe('Taken: Hello x');
});
