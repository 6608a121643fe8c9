import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepHistory, keptHistory, lastPage } from '../../../editor/page/kept-page';
import {
  type Deed,
  emptyHistory,
  historyFrom,
  type PageHistory,
  redone,
  stepTo,
  textOf,
  undone,
  wentBy,
} from '../../../editor/page/page-history';

const step = (history: PageHistory, text: string, deed: Deed = 'edit', about = '') =>
  stepTo(history, { text, deed, about });
const begun = step(emptyHistory, 'A', 'begin');

describe('the steps of a page', () => {
  it('are undone and redone one by one, and say what they were', () => {
    const moved = step(begun, 'B', 'move');
    expect([undone(moved), redone(moved)]).toEqual(['move', undefined]);
    const back = wentBy(moved, -1);
    expect([textOf(back), undone(back), redone(back)]).toEqual(['A', 'begin', 'move']);
    expect(textOf(wentBy(back, 1))).toBe('B');
    expect(textOf(wentBy(wentBy(back, -1), -1))).toBe('');
  });

  it('are combined while the same field is edited, and start anew for each other field', () => {
    const typed = ['B', 'BC', 'BCD'].reduce(
      (one, text) => step(one, text, 'edit', '0 heading'),
      begun,
    );
    expect(textOf(wentBy(typed, -1))).toBe('A');
    const other = step(typed, 'X', 'edit', '0 text');
    expect(textOf(wentBy(other, -1))).toBe('BCD');
  });

  it('continue from where one went back to: what was undone is gone', () => {
    const other = step(wentBy(step(begun, 'B', 'add'), -1), 'C', 'remove');
    expect(other.steps.map(({ text }) => text)).toEqual(['', 'A', 'C']);
    const typed = step(begun, 'B', 'edit', '0 heading');
    const again = step(wentBy(step(typed, 'C', 'add'), -1), 'D', 'edit', '0 heading');
    expect(textOf(wentBy(again, -1))).toBe('B');
  });

  it('are none if nothing changes, and a hundred at most', () => {
    expect(step(begun, 'A', 'move')).toBe(begun);
    const many = Array.from({ length: 150 }, (_, at) => `${at}`).reduce(
      (one, text) => step(one, text, 'add'),
      begun,
    );
    expect([many.steps.length, textOf(many)]).toEqual([100, '149']);
  });

  it('lead back to every text, one by one', () => {
    const texts = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 20 });
    fc.assert(
      fc.property(texts, (all) => {
        const seen = [''];
        let history = emptyHistory;
        for (const text of all) {
          if (text !== seen.at(-1)) seen.push(text);
          history = step(history, text, 'add');
        }
        for (const text of seen.reverse()) {
          expect(textOf(history)).toBe(text);
          history = wentBy(history, -1);
        }
      }),
    );
  });
});

describe('a page that this browser has saved', () => {
  it('is restored with its steps, and its text in another window', () => {
    const history = step(begun, 'B', 'move');
    keepHistory(history);
    expect(keptHistory()).toEqual(history);
    expect(lastPage()).toBe('B');
  });

  it('is stored without its steps if there are too many', () => {
    const large = 'x'.repeat(1_500_000);
    keepHistory(step(step(begun, large), `${large}y`));
    expect(keptHistory()).toMatchObject({ steps: [{ text: `${large}y` }], at: 0 });
  });

  it.each([
    null,
    1,
    'A',
    {},
    { steps: [], at: 0 },
    { steps: [{ text: 1 }], at: 0 },
    { steps: [{ text: 'A', deed: 'x', about: '' }], at: 0 },
  ])('is ignored if it has another shape: %j', (kept) => {
    expect(historyFrom(kept)).toBeUndefined();
  });
});
