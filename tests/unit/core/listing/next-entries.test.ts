// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type Change,
  type Entry,
  nextEntries,
  type Position,
} from '../../../../src/core/listing/next-entries';

const at = (query: string, step: Position['step'] = {}): Position => ({ query, step });
const replaced = (query: string, step: Position['step'] = {}): Entry => ({
  how: 'replace',
  query,
  step: { all: [], untyped: undefined, ...step },
});
/** An entry after the one with this query string. */
const pushed = (from: string, to: string, all: readonly string[] = [], before = all): Entry[] => [
  { how: 'replace', query: from, step: { all: before } },
  { how: 'push', query: to, step: { all } },
];

type Row = [what: string, now: Position, how: Change, to: string, due: readonly Entry[]];

describe('the entries of the history for another query [SRCH-10]', () => {
  it.each<Row>([
    ['a step adds one', at('?a=1'), 'step', '?a=2', pushed('?a=1', '?a=2')],
    ['a step to the same query adds none', at('?a=1'), 'step', '?a=1', []],
    [
      'the order of parameters is no step',
      at('?a=1&b=2'),
      'step',
      '?b=2&a=1',
      [replaced('?b=2&a=1')],
    ],
    [
      'a step ends what was typed',
      at('?q=ka', { untyped: '' }),
      'step',
      '?q=ka&a=1',
      pushed('?q=ka', '?q=ka&a=1'),
    ],
    [
      'typing remembers the query before it',
      at('?a=1'),
      'typing',
      '?a=1&q=k',
      [replaced('?a=1&q=k', { untyped: '?a=1' })],
    ],
    [
      'typing further remembers the first',
      at('?q=k', { untyped: '' }),
      'typing',
      '?q=ka',
      [replaced('?q=ka', { untyped: '' })],
    ],
    [
      'a submitted text follows what was there before it was typed',
      at('?q=ka', { untyped: '' }),
      'submit',
      '?q=ka',
      pushed('', '?q=ka'),
    ],
    [
      'a text submitted at once follows the present query',
      at('?a=1'),
      'submit',
      '?a=1&q=k',
      pushed('?a=1', '?a=1&q=k'),
    ],
    ['a text submitted again adds none', at('?q=ka'), 'submit', '?q=ka', []],
    [
      'a text typed and removed again adds none',
      at('?q=ka', { untyped: '' }),
      'submit',
      '',
      [replaced('')],
    ],
    [
      'a further page replaces, and what was typed stays so',
      at('?q=ka', { untyped: '' }),
      'replace',
      '?q=ka&page=2',
      [replaced('?q=ka&page=2', { untyped: '' })],
    ],
    ['a correction of a right query changes nothing', at('?page=2'), 'replace', '?page=2', []],
  ])('%s', (_, now, how, to, due) => {
    const all = now.step.all ?? [];
    const made = nextEntries({ ...now, step: { all, ...now.step } }, to, how);
    expect(made).toEqual(due);
  });

  it('showing all is a step, and ends with the next query [SRCH-30]', () => {
    expect(nextEntries(at(''), '', 'step', ['x'])).toEqual([
      { how: 'replace', query: '', step: { all: undefined } },
      { how: 'push', query: '', step: { all: ['x'] } },
    ]);
    const shown = at('', { all: ['x'] });
    expect(nextEntries(shown, '', 'step', ['x'])).toEqual([]);
    expect(nextEntries(shown, '?q=k', 'typing', [])).toEqual([replaced('?q=k', { untyped: '' })]);
    expect(nextEntries(shown, '?page=2', 'replace')).toEqual([replaced('?page=2', { all: ['x'] })]);
  });
});
