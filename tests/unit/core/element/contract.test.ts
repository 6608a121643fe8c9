// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../../../src/core/element/check-event';
import { type EventsOf, widgetContract } from '../../../../src/core/element/contract';
import { text } from '../../../../src/core/element/reading/attributes';
import { trialContract as contract } from '../../support/trial-contract';

describe('a contract', () => {
  it('refuses an attribute by the name of something every element has', () => {
    const description = 'A trial.';
    const attributes = { hidden: text({ description }) };
    const refused = widgetContract({
      name: 'trial',
      purpose: 'text',
      summary: 'A trial.',
      wakes: 'load',
      because: 'A trial.',
      // @ts-expect-error `hidden` would no longer hide the element
      attributes,
    });
    // The title of a video is what the platform calls a title.
    const taken = widgetContract({
      name: 'trial',
      purpose: 'text',
      summary: 'A trial.',
      wakes: 'load',
      because: 'A trial.',
      attributes: { title: text({ description }) },
    });
    expect([refused.name, taken.name]).toEqual(['trial', 'trial']);
  });

  it('gives its events the declared type of their detail', () => {
    const emit = <K extends keyof EventsOf<typeof contract>>(
      name: K,
      detail: EventsOf<typeof contract>[K],
    ) => checkEvent(contract, name, detail);
    expect(() => emit('atria-chosen', { id: 1 })).not.toThrow();
    // @ts-expect-error the number is no text
    expect(() => emit('atria-chosen', { id: 'one' })).toThrow('fires atria-chosen, id:');
    // @ts-expect-error no such event
    expect(() => emit('atria-bought', { id: 1 })).toThrow('declare it in events of its contract');
  });

  it('allows no undeclared field in a detail', () => {
    expect(() => checkEvent(contract, 'atria-chosen', { id: 1, secret: 2 })).toThrow('secret');
  });
});
