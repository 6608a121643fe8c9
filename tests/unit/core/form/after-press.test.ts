import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from '../../../../src/core/form/form-store';

/** A pressed element; the document of these tests has no presses. */
let pressed: Element | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === ':active' ? pressed : null,
  );
});
afterEach(() => {
  pressed = null;
});

it('runs at once if no press can be missed', () => {
  const then = vi.fn();
  afterPress(then);
  expect(then).toHaveBeenCalledOnce();
});

it('runs once the press was released, even without an event', () => {
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
