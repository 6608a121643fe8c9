// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { differenceOf, type Level, levelOf } from '../../../../scripts/release/difference';
import type { Surface, TagSurface } from '../../../../scripts/release/surface';

const poll: TagSurface = {
  attributes: {
    question: { type: 'string', required: true },
    columns: { type: "'two' | 'three'", default: 'two' },
    rows: { type: 'number', default: '2', min: 1, max: 50 },
    old: { type: 'string', deprecated: 'Use question.' },
    options: {
      type: 'list',
      fields: {
        label: { type: 'string', required: true },
        count: { type: 'number' },
        picture: { type: 'object', fields: { url: { type: 'string' } } },
      },
    },
  },
  events: {
    'atria-poll-vote': {
      cancelable: true,
      fields: { id: { type: 'string | number', required: true }, at: { type: 'number' } },
    },
  },
  slots: ['foot'],
  calls: ['GET /api/poll'],
};
const before: Surface = {
  version: '1.0.0',
  tags: { 'atria-poll': poll },
  cssProperties: ['--atria-color-primary'],
};

/** The changes of a poll that became another. */
const told = (change: (poll: TagSurface) => TagSurface) =>
  differenceOf(before, { ...before, tags: { 'atria-poll': change(poll) } });
const attribute = (name: string, change: object) => (one: TagSurface) => ({
  ...one,
  attributes: {
    ...one.attributes,
    [name]: { ...(one.attributes[name] ?? { type: 'string' }), ...change },
  },
});
const field = (name: string, change: object) => {
  const fields = poll.attributes.options?.fields ?? {};
  return attribute('options', { fields: { ...fields, [name]: { ...fields[name], ...change } } });
};
const detail = (name: string, change: object) => (one: TagSurface) => {
  const vote = one.events['atria-poll-vote'];
  const fields = { ...vote?.fields, [name]: { ...vote?.fields?.[name], ...change } };
  return { ...one, events: { 'atria-poll-vote': { ...vote, fields } } } as TagSurface;
};
const without = <T>(bag: Readonly<Record<string, T>>, name: string) =>
  Object.fromEntries(Object.entries(bag).filter(([one]) => one !== name));

const kinds: readonly [Level, string, (poll: TagSurface) => TagSurface][] = [
  ['minor', 'the attribute hint came', attribute('hint', {})],
  ['major', 'the attribute hint came, and is required', attribute('hint', { required: true })],
  [
    'major',
    'the attribute columns went without having been deprecated',
    (one) => ({ ...one, attributes: without(one.attributes, 'columns') }),
  ],
  [
    'major',
    'the attribute old went, as was said',
    (one) => ({ ...one, attributes: without(one.attributes, 'old') }),
  ],
  ['minor', 'columns is deprecated: Use rows.', attribute('columns', { deprecated: 'Use rows.' })],
  ['major', 'rows became required', attribute('rows', { required: true })],
  ['minor', 'question may be left out', attribute('question', { required: undefined })],
  [
    'minor',
    "columns also takes 'four'",
    attribute('columns', { type: "'two' | 'three' | 'four'" }),
  ],
  [
    'major',
    "columns takes 'two' instead of 'two' | 'three'",
    attribute('columns', { type: "'two'" }),
  ],
  [
    'major',
    'columns is three without a value, was two',
    attribute('columns', { default: 'three' }),
  ],
  ['major', 'rows accepts fewer numbers', attribute('rows', { max: 20 })],
  ['minor', 'rows accepts more numbers', attribute('rows', { max: undefined })],
  ['minor', 'options: the field note came', field('note', { type: 'string' })],
  [
    'major',
    'options: the field note came, and is required',
    field('note', { type: 'string', required: true }),
  ],
  [
    'major',
    'options: the field count went',
    attribute('options', { fields: without(poll.attributes.options?.fields ?? {}, 'count') }),
  ],
  ['major', 'options.count takes string instead of number', field('count', { type: 'string' })],
  ['minor', 'options.label may be left out', field('label', { required: undefined })],
  ['major', 'options.picture: the field url went', field('picture', { fields: {} })],
  [
    'major',
    'the event atria-poll-vote went without having been deprecated',
    (one) => ({ ...one, events: {} }),
  ],
  [
    'minor',
    'the event atria-poll-shown came',
    (one) => ({ ...one, events: { ...one.events, 'atria-poll-shown': {} } }),
  ],
  [
    'major',
    'atria-poll-vote cannot be cancelled any more',
    (one) => ({
      ...one,
      events: { 'atria-poll-vote': { fields: poll.events['atria-poll-vote']?.fields ?? {} } },
    }),
  ],
  ['minor', 'atria-poll-vote: name of the detail came', detail('name', { type: 'string' })],
  ['major', 'atria-poll-vote.id may be missing', detail('id', { required: undefined })],
  ['major', 'atria-poll-vote.at is number | string', detail('at', { type: 'number | string' })],
  ['minor', 'atria-poll-vote.id is never number any more', detail('id', { type: 'string' })],
  ['major', 'the slot foot went', (one) => ({ ...one, slots: [] })],
  ['minor', 'the slot head came', (one) => ({ ...one, slots: ['foot', 'head'] })],
  [
    'major',
    'calls POST /api/poll, which the back end must answer',
    (one) => ({ ...one, calls: [...one.calls, 'POST /api/poll'] }),
  ],
  ['patch', 'does not call GET /api/poll any more', (one) => ({ ...one, calls: [] })],
];

describe('the changes between two releases', () => {
  it('are none if both promise the same', () => {
    expect(told((one) => one)).toEqual([]);
    expect(levelOf([])).toBe('patch');
  });

  it.each(kinds)('are %s if %s', (level, text, change) => {
    const found = told(change);
    expect(found.map((one) => one.text)).toEqual([expect.stringContaining(text)]);
    expect(levelOf(found)).toBe(level);
  });

  it('are major if a tag or a property was removed, minor if one was added', () => {
    const after = { ...before, tags: { 'atria-vote': poll }, cssProperties: ['--atria-gap'] };
    expect(differenceOf(before, after).map(({ level, text }) => `${level}: ${text}`)).toEqual([
      'major: <atria-poll> went',
      'major: the property --atria-color-primary went',
      'minor: <atria-vote> came',
      'minor: the property --atria-gap came',
    ]);
  });
});
