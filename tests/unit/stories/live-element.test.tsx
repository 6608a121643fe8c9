import { render } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { event, widgetContract } from '../../../src/core/element/contract';
import { defineWidget } from '../../../src/core/element/define-widget';
import { text } from '../../../src/core/element/reading/attributes';
import { useEmit } from '../../../src/core/element/widget-context';
import { LiveElement, type LiveElementProps } from '../../../stories/support/live-element';
import { shownMarkup } from '../../../stories/support/shown-markup';

const logged = vi.hoisted(() => vi.fn());
vi.mock('storybook/actions', () => ({
  action: (name: string) => (detail: unknown) => logged(name, detail),
}));

const contract = widgetContract({
  name: 'story-sample',
  purpose: 'text',
  summary: 'A sample.',
  wakes: 'load',
  because: 'A trial.',
  attributes: { label: text({ description: 'The label.' }) },
  events: {
    'atria-sample-chosen': event({
      description: 'One was chosen.',
      detail: { id: v.number() },
    }),
    'atria-sample-left': event({ description: 'It was left.' }),
  },
});
const widget = defineWidget(contract, function Sample({ label }) {
  const emit = useEmit<{ 'atria-sample-chosen': { id: number }; 'atria-sample-left': undefined }>();
  return (
    <>
      <button type="button" onClick={() => emit('atria-sample-chosen', { id: 7 })}>
        {label}
      </button>
      <button type="reset" onClick={() => emit('atria-sample-left', undefined)}>
        leave
      </button>
    </>
  );
});

const example = { title: 'A sample.', attributes: { label: 'Valitse' } };
const story = (more: Partial<LiveElementProps> = {}) => (
  <LiveElement
    contract={contract}
    example={example}
    args={example.attributes}
    brand=""
    language=""
    fullWidth={false}
    inDocs={false}
    {...more}
  />
);
const show = () => render(story());
const element = () => document.querySelector('atria-story-sample') as HTMLElement;
const inside = <T extends HTMLElement>(selector: string) =>
  vi.waitFor(() => {
    const found = element().shadowRoot?.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector} yet`);
    return found;
  });

beforeEach(() => {
  logged.mockClear();
  widget.register();
});

describe('a story', () => {
  it('logs each event of the contract with its detail', async () => {
    show();
    (await inside('button')).click();
    (await inside('[type=reset]')).click();
    expect(logged.mock.calls.map(([name, detail]) => [name, detail ?? 'none'])).toEqual([
      ['atria-sample-chosen', { id: 7 }],
      ['atria-sample-left', 'none'],
    ]);
  });

  it('logs a call that failed', () => {
    show();
    const detail = { tag: 'atria-story-sample', kind: 'status', status: 500 };
    element().dispatchEvent(new CustomEvent('atria-error', { bubbles: true, detail }));
    expect(logged.mock.calls).toEqual([['atria-error', detail]]);
  });
});

describe('the controls of a story', () => {
  it('leave the tag as it is, change it, and lead back to it', async () => {
    const { rerender } = show();
    const says = (label: string) =>
      vi.waitFor(async () => expect((await inside('button')).textContent).toBe(label));
    await says('Valitse');
    rerender(story({ args: { label: 'Osta' } }));
    await says('Osta');
    rerender(story());
    await says('Valitse');
  });
});

describe('the tag to copy', () => {
  it('follows the controls', () => {
    expect(shownMarkup(contract, example, { label: 'Osta' }, { brand: '', language: '' })).toBe(
      '<atria-story-sample label="Osta"></atria-story-sample>',
    );
  });

  it('follows brand and language of the toolbar', () => {
    const own = { ...example, brand: 'export', language: 'en' };
    expect(shownMarkup(contract, own, {}, { brand: '', language: '' })).toContain(
      'brand="export" language="en"',
    );
    expect(shownMarkup(contract, own, {}, { brand: 'goohse', language: 'se' })).toContain(
      'brand="goohse" language="se"',
    );
  });

  it('writes the Swedish Sibylla as a logo of its site', () => {
    expect(shownMarkup(contract, example, {}, { brand: 'sibyllase', language: '' })).toBe(
      '<atria-story-sample brand="sibylla" logo="sibyllase"></atria-story-sample>',
    );
  });
});
