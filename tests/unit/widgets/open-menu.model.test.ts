// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterDelay,
  closedMenu,
  type OpenMenu,
  withFocus,
  withMouse,
  withoutMouse,
  withPress,
} from '../../../src/widgets/header/open-menu.model';

type Step = (now: OpenMenu) => OpenMenu;
const enter =
  (index: number): Step =>
  (now) =>
    withMouse(now, index);
const press =
  (index: number): Step =>
  (now) =>
    withPress(now, index);
const leave = withoutMouse;
const focus = withFocus;
/** The time of a pending change passes. */
const rest: Step = (now) => (now.pending ? afterDelay(now) : now);
const close: Step = () => closedMenu;
const walk = (steps: readonly Step[]) => steps.reduce((now, step) => step(now), closedMenu);

describe('the menus of a row', () => {
  const table: readonly (readonly [string, readonly Step[], number | null])[] = [
    ['none before the mouse has rested', [enter(1)], null],
    ['one under a resting mouse', [enter(1), rest], 1],
    ['it while the mouse only strays', [enter(1), rest, leave, enter(1), rest], 1],
    ['none once the mouse has left', [enter(1), rest, leave, rest], null],
    ['the next one', [enter(1), rest, leave, enter(2), rest], 2],
    [
      'none once the mouse has left across another tab',
      [enter(1), rest, leave, enter(2), leave, rest],
      null,
    ],
    ['a pressed one without the mouse', [enter(1), rest, press(1), leave, rest], 1],
    ['one with the focus in it, though the mouse leaves', [enter(1), rest, focus, leave, rest], 1],
    ['it though the mouse rests on another', [enter(1), rest, leave, focus, enter(2), rest], 1],
    ['none after a press on its toggle then', [enter(1), rest, focus, press(1)], null],
    ['none by a focus that comes before any', [enter(1), focus, leave, rest], null],
    ['a pressed one though the mouse rests on another', [press(1), enter(2), rest], 1],
    ['none after a second press', [press(1), press(1)], null],
    ['none after Escape, though the mouse had come', [enter(1), close, rest], null],
  ];
  it.each(table)('are open: %s [HDR-06]', (_, steps, open) => {
    expect(walk(steps).open).toBe(open);
  });

  const index = fc.nat(3);
  // A mouse leaves one tab before it enters another; presses and Escape come in between.
  const others = fc.array(fc.oneof(index.map(press), fc.constantFrom(rest, close, focus)), {
    maxLength: 4,
  });
  const visits = fc.array(
    fc.tuple(index.map(enter), others).map(([come, meanwhile]) => [come, ...meanwhile, leave]),
  );

  it('are closed in the end, except for a pressed one, in any path of the mouse', () => {
    fc.assert(
      fc.property(visits, (steps) => {
        const { open, isPinned = false, pending } = rest(walk(steps.flat()));
        expect([open !== null, pending]).toEqual([isPinned, undefined]);
      }),
    );
  });
});
