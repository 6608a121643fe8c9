import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDrags } from '../../../src/widgets/menu-builder/drag/watch-drags';

/** A board with a card of two buttons, and the callbacks of its drags. */
function makeBoard() {
  document.body.innerHTML = '<div><p data-key="1"><b>Keitto</b><button>x</button></p></div>';
  const [board, name, button] = ['div', 'b', 'button'].map(
    (one) => document.querySelector(one) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const told: string[] = [];
  const stop = watchDrags(board, {
    current: {
      onStart: (card) => told.push(`start ${card.dataset.key}`),
      onMove: (_, at, by) => told.push(`move ${at.x} ${by.x}`),
      onEnd: (_, isDropped) => told.push(isDropped ? 'drop' : 'cancel'),
    },
  });
  return { board, name, button, told, stop };
}
const pointer = (target: EventTarget, type: string, x = 0, more: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(`pointer${type}`, {
      ...{ bubbles: true, cancelable: true, isPrimary: true, button: 0, clientX: x },
      ...more,
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a card of the menu', () => {
  it('is dragged after 200 ms and 50 px, and its release is no click [MENU-07]', () => {
    const { name, told, board } = makeBoard();
    const clicked = vi.fn();
    board.addEventListener('click', clicked);
    pointer(name, 'down', 10);
    vi.advanceTimersByTime(199);
    pointer(window, 'move', 90);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['start 1', 'move 90 80']);
    pointer(window, 'up', 90);
    name.click();
    vi.advanceTimersByTime(1000);
    name.click();
    expect(told.at(-1)).toBe('drop');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('holds the page below a finger by a listener from before it, as iOS requires [MENU-07]', () => {
    const { name, board, told } = makeBoard();
    const places = [board, board.firstElementChild ?? board, name, window, document];
    const added = places.map((place) => vi.spyOn(place, 'addEventListener'));
    const isHeldBack = () =>
      !board.dispatchEvent(new Event('touchmove', { cancelable: true, bubbles: true }));
    pointer(name, 'down', 0, { pointerType: 'touch' });
    expect(isHeldBack()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(isHeldBack()).toBe(true);
    pointer(window, 'move', 60);
    expect(isHeldBack()).toBe(true);
    pointer(window, 'up', 60);
    expect(isHeldBack()).toBe(false);
    expect(told).toEqual(['start 1', 'move 60 60', 'drop']);
    const calls = added.flatMap(({ mock }) => mock.calls);
    const types = calls.map(([type]) => type);
    expect(types).toContain('pointermove');
    expect(types).not.toContain('touchmove');
    // The end of a signal would take away the page's own listeners, with an old zone.js.
    const signals = calls.map(([, , options]) => typeof options === 'object' && options.signal);
    expect(signals.filter(Boolean)).toEqual([]);
    for (const one of added) one.mockRestore();
  });

  it.each([
    ['another finger', () => pointer(window, 'down', 0, { isPrimary: false })],
    ['the browser', () => pointer(window, 'cancel')],
    ['another window', () => window.dispatchEvent(new Event('blur'))],
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['its editor that goes', 'stop'],
  ] as const)('is dropped nowhere when %s ends the drag [MENU-06]', (_, end) => {
    const { name, told, stop } = makeBoard();
    pointer(name, 'down');
    vi.advanceTimersByTime(200);
    pointer(window, 'move', 60);
    if (end === 'stop') stop();
    else end();
    pointer(window, 'move', 90);
    pointer(window, 'up');
    expect(told).toEqual(['start 1', 'move 60 60', 'cancel']);
  });

  it('is not dragged by its buttons, by another button of the mouse, or by a field that loses the focus', () => {
    const { button, name, told } = makeBoard();
    for (const press of [
      () => pointer(button, 'down'),
      () => pointer(name, 'down', 0, { button: 2 }),
    ]) {
      press();
      vi.advanceTimersByTime(200);
      pointer(window, 'move', 90);
    }
    expect(told).toEqual([]);
    pointer(name, 'down');
    button.dispatchEvent(new FocusEvent('blur'));
    vi.advanceTimersByTime(200);
    pointer(window, 'move', 90);
    expect(told).toContain('start 1');
    pointer(window, 'up', 90);
  });
});
