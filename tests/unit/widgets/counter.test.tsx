import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/counter/counter.widget';
import { countAt } from '../../../src/widgets/counter/use-count';
import { act, newHost, placeIn, rendered, screen } from '../support/dom';
import { renderWidget } from '../support/render-widget';

/** Sets whether the counter is in view. */
let tell = (..._isIntersecting: boolean[]) => {};
const comeIntoView = () => tell(true);

class Observer {
  constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (...all) => call(all.map((isIntersecting) => ({ isIntersecting })));
  }
  observe() {}
  disconnect() {}
}

const moving = () => rendered.querySelector('[aria-hidden=true]')?.textContent;
const reduced = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

/** Hydrates the markup of a server; `show` sets another value. */
function hydrate() {
  const elementOf = (value: number) => {
    const { element, unmount } = renderWidget(widget, { props: { value } });
    unmount();
    return element;
  };
  const container = placeIn(newHost());
  const element = elementOf(1903);
  container.innerHTML = renderToString(element);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, element);
  });
  return { show: (value: number) => act(() => root?.render(elementOf(value))) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('IntersectionObserver', Observer);
  reduced(false);
});

describe('atria-counter', () => {
  it('works with a number of more digits than a browser formats', () => {
    renderWidget(widget, {
      props: { value: Number('1.7976931348623157e-308'), label: 'Jauhetta' },
    });
    expect(screen.getByText('Jauhetta')).toBeTruthy();
  });

  it('counts from 0 to the value in 2000 ms and ends exactly on it [CONT-03]', () => {
    renderWidget(widget, { props: { value: 1903 } });
    act(() => comeIntoView());
    expect(moving()).toBe('0');
    act(() => vi.advanceTimersByTime(1000));
    const half = Number(moving());
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1903);
    act(() => vi.advanceTimersByTime(1050));
    expect(moving()).toBe('1903');
  });

  it('counts if it came into view after changes that had queued [CONT-03]', () => {
    renderWidget(widget, { props: { value: 1903 } });
    act(() => tell(false, true));
    act(() => vi.advanceTimersByTime(2050));
    expect(moving()).toBe('1903');
  });

  it('counts once where an old polyfill reports while it begins to observe [CONT-03]', () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly call: (entries: { isIntersecting: boolean }[]) => void) {}
        observe() {
          for (let times = 0; times < 2; times++) this.call([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    renderWidget(widget, { props: { value: 1903 } });
    expect(moving()).toBe('0');
    act(() => vi.advanceTimersByTime(2050));
    expect(moving()).toBe('1903');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes about 60 steps a second [CONT-03]', () => {
    const steps = new Set<string | null | undefined>();
    renderWidget(widget, { props: { value: 100000 } });
    act(() => comeIntoView());
    for (let time = 0; time < 500; time += 5) {
      act(() => vi.advanceTimersByTime(5));
      steps.add(moving());
    }
    expect(steps.size).toBeGreaterThan(25);
    expect(steps.size).toBeLessThan(35);
  });

  it('waits until it first comes into view [CONT-03]', () => {
    renderWidget(widget, { props: { value: 10 } });
    // As browsers do at once for elements further down.
    act(() => tell(false));
    act(() => vi.advanceTimersByTime(3000));
    expect(moving()).toBe('0');
    act(comeIntoView);
    act(() => vi.advanceTimersByTime(3000));
    expect(moving()).toBe('10');
  });

  it.each([
    [true, '1903'],
    [false, '0'],
  ])(
    'keeps what a server has painted in view (%s), and counts elsewhere [SRV-01]',
    (isInView, value) => {
      hydrate();
      expect(moving()).toBe('1903');
      act(() => tell(isInView));
      expect(moving()).toBe(value);
      act(() => vi.advanceTimersByTime(500));
      expect(moving()).toBe(value);
      act(comeIntoView);
      act(() => vi.advanceTimersByTime(2050));
      expect(moving()).toBe('1903');
    },
  );

  it('counts to the value that a page sets after it has kept what a server has painted', () => {
    const { show } = hydrate();
    act(comeIntoView);
    show(2026);
    act(comeIntoView);
    expect(moving()).toBe('0');
    act(() => vi.advanceTimersByTime(2050));
    expect(moving()).toBe('2026');
    show(1903);
    act(comeIntoView);
    expect(moving()).toBe('1903');
  });

  it('shows the value at once where motion is not wanted [IMP-21]', () => {
    reduced(true);
    renderWidget(widget, { props: { value: 10 } });
    expect(moving()).toBe('10');
  });

  it('gives screen readers the number itself and the label', () => {
    renderWidget(widget, { props: { value: 10, label: 'Tehdasta' } });
    expect(screen.getByText('10')).toBeTruthy();
    expect(screen.getByText('Tehdasta')).toBeTruthy();
  });

  it('keeps the decimals of its value on the way', () => {
    expect(countAt(98.5, 2000)).toBe(98.5);
    expect(Number.isInteger(countAt(98, 700))).toBe(true);
  });
});
