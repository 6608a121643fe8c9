// @vitest-environment node
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { loadDescribedContracts } from '../../../../scripts/describe/described-contracts';
import { surfaceOf, surfaceText } from '../../../../scripts/release/surface';
import { field } from '../../../../src/api/field';
import { event, widgetContract } from '../../../../src/core/element/contract';
import { integer, list, text } from '../../../../src/core/element/reading/attributes';

const contract = widgetContract({
  name: 'poll',
  purpose: 'participation',
  summary: 'A poll.',
  wakes: 'load',
  because: 'A trial.',
  attributes: {
    question: text({ required: true, description: 'What is asked.' }),
    questionText: text({ description: 'What is asked.', deprecated: 'Use question.' }),
    rowsToDisplay: integer({ default: 2, min: 1, max: 50, description: 'Rows.' }),
    options: list(
      v.object({
        label: field(v.string(), { description: 'Its text.' }),
        picture: field(
          v.optional(v.object({ url: field(v.string(), { description: 'Where it is.' }) })),
          { description: 'Its picture.' },
        ),
      }),
      { description: 'What can be chosen.' },
    ),
  },
  events: {
    'atria-poll-vote': event({
      description: 'A vote.',
      cancelable: true,
      detail: { id: field(v.string(), { description: 'Of the option.' }) },
    }),
  },
});

it('has what a page can depend on, and none of its descriptions', () => {
  expect(
    surfaceOf([{ ...contract, calls: ['GET /api/poll'] }], '1.2.0').tags['atria-poll'],
  ).toEqual({
    attributes: {
      question: { type: 'string', required: true },
      'question-text': { type: 'string', deprecated: 'Use question.' },
      'rows-to-display': { type: 'number', default: '2', min: 1, max: 50 },
      options: {
        type: 'list',
        default: '[]',
        fields: {
          label: { type: 'string', required: true },
          picture: { type: 'object', fields: { url: { type: 'string', required: true } } },
        },
      },
    },
    events: {
      'atria-poll-vote': { cancelable: true, fields: { id: { type: 'string', required: true } } },
    },
    slots: [],
    calls: ['GET /api/poll'],
  });
});

// All files of all widgets: a busy machine would need a test's whole time to load them.
const contracts = await loadDescribedContracts();

it('is the same after writing and reading, for every widget', () => {
  const surface = surfaceOf(contracts, '1.2.0');
  expect(JSON.parse(surfaceText(surface))).toEqual(surface);
});
