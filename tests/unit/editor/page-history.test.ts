import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Kept, keepLast, withText } from '../../../editor/kept';
import {
  type Deed,
  emptyHistory,
  historyFrom,
  keepHistory,
  keptHistory,
  lastPages,
  type PageHistory,
  type PendingSource,
  pendingAt,
  pendingFrom,
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

const lastTexts = () => lastPages().map(({ page }) => textOf(page));

describe('the last texts of a browser', () => {
  const all: readonly Kept[] = ['A', 'B', 'C', 'D', 'E'].map((text) => ({ text, time: 1 }));
  it.each([
    ['one more', 'F', undefined, 'FABCD'],
    ['one that goes on from another', 'F', 'C', 'FABDE'],
    ['one that goes on from none of these', 'F', 'X', 'FABCD'],
    ['the same once more', 'D', undefined, 'DABCE'],
    ['one that becomes another', 'D', 'B', 'DACE'],
  ])('are a few, newest first [EDIT-03]: %s', (_, text, before, texts) => {
    const next = withText(all, { text, time: 2 }, before);
    expect(next.map((one) => one.text).join('')).toBe(texts);
    expect(next[0]?.time).toBe(2);
  });
});

describe('a page that this browser has saved', () => {
  it('stays beside those of other windows, and each window has one [EDIT-03]', () => {
    const copied = step(begun, 'AB');
    keepHistory(begun);
    keepHistory(copied, begun);
    // A duplicated window goes on from the same text.
    keepHistory(step(begun, 'AC'), begun);
    keepHistory(step(copied, 'ABB'), copied);
    expect(lastTexts()).toEqual(['ABB', 'AC']);
    // Another page does not take the place of this one.
    keepHistory(step(copied, 'N', 'begin'), copied);
    expect(lastTexts()).toEqual(['N', 'ABB', 'AC']);
  });

  it('is stored in the window where the browser has no room for all windows, and for fewer texts then [EDIT-03]', () => {
    let room = 200;
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (text.length > room) throw new Error('full');
        stored.set(key, text);
      },
    });
    keepLast('page', 'old');
    keepHistory(begun);
    expect(lastTexts()).toEqual(['A']);
    room = 0;
    keepHistory(step(begun, 'B'), begun);
    expect(textOf(keptHistory() ?? emptyHistory)).toBe('B');
  });

  it('is restored with its steps, and its text in another window', () => {
    const history = step(begun, 'B', 'move');
    keepHistory(history);
    expect(keptHistory()).toEqual(history);
    expect(lastTexts()).toEqual(['B']);
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
    { steps: [{ text: 'A', deed: 'x', about: '', page: '' }], at: 0 },
  ])('is ignored if it has another shape: %j', (kept) => {
    expect(historyFrom(kept)).toBeUndefined();
  });
});

describe('HTML of a part that is not taken over', () => {
  const at = (place: number, markup: string, count = 3): PendingSource => ({
    ...{ at: place, count, markup, page: '' },
    source: `${place}${markup}`,
  });
  it.each([
    ['in its place', at(1, 'b'), ['a', 'b', 'c'], 1],
    ['where it was moved', at(1, 'b'), ['b', 'a', 'c'], 0],
    ['the very one of two equal ones', at(2, 'b'), ['b', 'a', 'b'], 2],
    ['where its text was changed', at(1, 'b'), ['a', 'x', 'c'], 1],
    ['nowhere while it is removed', at(1, 'b'), ['a', 'c'], undefined],
  ])('is found %s [EDIT-03]', (_, pending, markups, place) => {
    const found = markups.map((__, one) =>
      pendingAt({ ...emptyHistory, pending: [pending] }, markups, one),
    );
    expect(found.map((one) => one?.source)).toEqual(
      markups.map((__, one) => (one === place ? pending.source : undefined)),
    );
  });

  it('is kept by steps, undo and a reload [EDIT-03]', () => {
    const history = { ...begun, pending: [at(0, 'A')] };
    expect(wentBy(step(history, 'B'), -1).pending).toEqual(history.pending);
    keepHistory(history);
    expect(keptHistory()?.pending).toEqual(history.pending);
    expect(pendingFrom([1, { ...at(0, 'A'), source: 1 }, at(0, 'A')])).toEqual([at(0, 'A')]);
  });
});
