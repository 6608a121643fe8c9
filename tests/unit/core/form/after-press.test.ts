import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from '../../../../src/core/form/after-press';

/** What is pressed here; the document of these tests knows no presses. */
let pressed: Element | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === ':active' ? pressed : null,
  );
});
afterEach(() => {
  pressed = null;
  vi.useRealTimers();
});

it('does at once what no press can miss', () => {
  const then = vi.fn();
  afterPress(then);
  expect(then).toHaveBeenCalledOnce();
});

it('does once what was pressed has been let go, though no event says so', () => {
  const then = vi.fn();
  pressed = document.body;
  afterPress(then);
  vi.advanceTimersByTime(5000);
  expect(then).not.toHaveBeenCalled();
  pressed = null;
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(5000);
  expect(then).toHaveBeenCalledOnce();
});
