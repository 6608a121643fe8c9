// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aheadAt, goalOf, type Row, scrollAt, slideAt } from '../../../../src/core/ui/slide-place';

const row = (count: number, perView: number, wrap = true): Row => ({ count, perView, wrap });

/** The slides at each place of the row, from the left end of the scroll range. */
function standing(scroll: number, given: Row): (number | undefined)[] {
  const ahead = aheadAt(scroll, given);
  const places: (number | undefined)[] = [];
  for (let slide = 0; slide < given.count; slide++)
    places[slide < ahead ? slide + given.count : slide] = slide;
  return places;
}
/** The visible part of a row at a scroll position, with parts of slides at either end. */
const inView = (scroll: number, given: Row) =>
  Array.from(
    { length: Math.ceil(scroll + given.perView - 0.02) - Math.floor(scroll + 0.02) },
    (_, at) => standing(scroll, given)[Math.floor(scroll + 0.02) + at],
  );

describe('the place of a row of slides', () => {
  it.each([
    // It loops: on the left wait as many as on the right.
    { given: row(24, 6), place: 0, scroll: 24, ahead: 15 },
    { given: row(24, 6), place: 9, scroll: 9, ahead: 0 },
    { given: row(24, 6), place: 18, scroll: 18, ahead: 9 },
    { given: row(24, 6), place: 23, scroll: 23, ahead: 14 },
    { given: row(24, 6), place: -1, scroll: 23, ahead: 14 },
    { given: row(24, 6), place: 49, scroll: 25, ahead: 16 },
    { given: row(3, 1), place: 0, scroll: 3, ahead: 2 },
    { given: row(3, 1), place: 2, scroll: 2, ahead: 1 },
    // Of a pair the other one waits on the right.
    { given: row(2, 1), place: 0, scroll: 0, ahead: 0 },
    { given: row(2, 1), place: 1, scroll: 1, ahead: 1 },
    // It has ends, or all is in view.
    { given: row(8, 4, false), place: 3, scroll: 3, ahead: 0 },
    { given: row(8, 4, false), place: 7, scroll: 4, ahead: 0 },
    { given: row(3, 4, false), place: 1, scroll: 0, ahead: 0 },
    { given: row(3, 3), place: 2, scroll: 0, ahead: 0 },
  ])('$place of $given.count with $given.perView in view', ({ given, place, scroll, ahead }) => {
    expect(scrollAt(place, given)).toBe(scroll);
    expect(aheadAt(scroll, given)).toBe(ahead);
  });

  it.each([
    { from: 23, index: 0, way: 1, goal: 24 },
    { from: 24, index: 23, way: -1, goal: 23 },
    { from: 24, index: 23, way: undefined, goal: 23 },
    { from: 20, index: 2, way: undefined, goal: 26 },
    { from: 20, index: 2, way: -1, goal: 2 },
    // A pixel beside its place counts as at it.
    { from: 8.005, index: 8, way: 1, goal: 8 },
    { from: 7.995, index: 8, way: -1, goal: 8 },
    { from: 24.4, index: 0, way: -1, goal: 24 },
  ] as const)('from $from to slide $index by way $way', ({ from, index, way, goal }) => {
    expect(goalOf(from, index, row(24, 6), way)).toBe(goal);
  });

  it('does not loop if it has ends', () => {
    expect(goalOf(7, 0, row(8, 1, false), 1)).toBe(0);
  });

  const rows = fc
    .record({ count: fc.integer({ min: 2, max: 30 }), perView: fc.integer({ min: 1, max: 6 }) })
    .filter(({ count, perView }) => count > perView)
    .map(({ count, perView }) => row(count, perView));
  const steps = fc.array(
    fc.oneof(
      fc.record({ way: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({ to: fc.integer({ min: 0, max: 60 }) }),
      // A finger moves it by less than what waits there.
      fc.record({ by: fc.double({ min: -1, max: 1, noNaN: true }) }),
    ),
    { maxLength: 80 },
  );

  it('has every slide in view in its order, in random moves', () => {
    fc.assert(
      fc.property(rows, steps, (given, walk) => {
        const { count, perView } = given;
        let index = 0;
        let scroll = scrollAt(0, given);
        /** What is visible at a scroll position, which must be within the scroll range. */
        const look = (at: number, place: number) => {
          const front = Math.floor(place + 0.02);
          const order = inView(at, given);
          expect(order).toEqual(order.map((_, one) => (((front + one) % count) + count) % count));
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + perView).toBeLessThanOrEqual(standing(at, given).length + 0.02);
        };
        for (const step of walk) {
          const before = index;
          let way: 1 | -1 | undefined;
          if ('way' in step) {
            way = step.way;
            index = (index + step.way + count) % count;
          } else if ('to' in step) index = step.to % count;
          else if (
            scroll + step.by >= 0 &&
            scroll + step.by + perView <= standing(scroll, given).length
          ) {
            look(scroll + step.by, scroll + step.by);
            scroll = Math.round(scroll + step.by);
            index = slideAt(scroll, given);
          }
          const goal = goalOf(scroll, index, given, way);
          if (way) expect(goal - scroll).toBe(way);
          expect(Math.abs(goal - scroll)).toBeLessThanOrEqual(way ? 1 : count / 2);
          for (let part = 0; part <= 1; part += 0.125) {
            const place = scroll + (goal - scroll) * part;
            look(scrollAt(place, given), place);
          }
          scroll = scrollAt(goal, given);
          expect(slideAt(scroll, given), `from ${before}`).toBe(index);
        }
      }),
    );
  });
});
