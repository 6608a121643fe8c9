import { beforeEach, describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/hero-carousel/hero-carousel.widget';
import { declared } from '../support/declared';
import { act, fireEvent, screen } from '../support/dom';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import { withMotion } from '../support/with-motion';
import { withoutView } from '../support/without-view';

beforeEach(withoutView);

const images = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    image: `/pictures/${at + 1}.webp`,
    imgText: `Kuva ${at + 1}`,
  }));

let prefersLess = false;
const listeners = new Set<() => void>();
const preferLess = (matches: boolean) => {
  prefersLess = matches;
  for (const listener of listeners) listener();
};

beforeEach(() => {
  vi.useFakeTimers();
  prefersLess = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query.includes('reduced-motion') && prefersLess;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

const show = async (
  count: number,
  props: NonNullable<RenderOptions<typeof widget.contract>['props']> = {},
) => {
  const view = renderWidget(widget, { props: { images: images(count), ...props } });
  if (count > 0) await withMotion(carousel());
  return view;
};

const carousel = () => screen.getByRole('region', { name: 'Nostokuvat' });
const slides = () => [...carousel().querySelectorAll('[aria-roledescription="dia"]')];
/** The visible texts. */
const inView = () => slides().flatMap((one) => (one.hasAttribute('inert') ? [] : one.textContent));
const dots = () => screen.queryAllByRole<HTMLButtonElement>('button', { name: /^Näytä kuva/ });
const dot = (number: number) => screen.getByRole('button', { name: `Näytä kuva ${number}` });
const button = (name: string) => screen.getByRole('button', { name });
/** Focuses by the keyboard, which happy-dom does not see in a shadow root. */
const reach = (one: HTMLElement) => {
  const matches = (selector: string) =>
    selector === ':focus-visible' || Element.prototype.matches.call(one, selector);
  act(() => Object.assign(one, { matches }).focus());
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
/** The visible texts after each of a number of turns of five seconds. */
const turns = (count: number) =>
  Array.from({ length: count }, () => {
    pass(5);
    return inView()[0];
  });

describe('the hero carousel', () => {
  it('shows one image with its text at a time [CAR-01]', async () => {
    await show(3);
    expect(inView()).toEqual(['Kuva 1']);
    const shown = slides()[0]?.querySelector('img');
    expect(shown?.getAttribute('src')).toBe('/pictures/1.webp');
  });

  it('is 600 px high [CAR-01]', async () => {
    await show(2);
    const slide = slides()[0]?.firstElementChild as Element;
    expect(declared(slide, 'min-block-size')).toBe('var(--height, 400px)');
    expect(declared(carousel(), '--height')).toBe('600px');
  });

  it('has a dot for each image, the current one marked [CAR-01]', async () => {
    await show(3);
    const marks = () => dots().map((one) => one.getAttribute('aria-current'));
    expect(marks()).toEqual(['true', null, null]);
    fireEvent.click(dot(3));
    expect(marks()).toEqual([null, null, 'true']);
  });

  it('has no dots for a single image [CAR-01]', async () => {
    await show(1);
    expect(inView()).toEqual(['Kuva 1']);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is nothing at all without images', async () => {
    const { container } = await show(0);
    expect(container.querySelector('section')).toBeNull();
  });

  it('alternates between the first two images every five seconds [CAR-02]', async () => {
    await show(4);
    pass(4.999);
    expect(inView()).toEqual(['Kuva 1']);
    pass(0.001);
    expect(inView()).toEqual(['Kuva 2']);
    expect(turns(3)).toEqual(['Kuva 1', 'Kuva 2', 'Kuva 1']);
  });

  it('takes another number of seconds [CAR-02]', async () => {
    await show(2, { autoplayspeedinseconds: 2 });
    pass(2);
    expect(inView()).toEqual(['Kuva 2']);
  });

  it('plays by itself by default [CAR-02]', () => {
    const { autoplay, autoplayspeedinseconds } = widget.contract.attributes;
    expect([autoplay.fallback, autoplayspeedinseconds.fallback]).toEqual([true, 5]);
  });

  it('does not move when autoplay is off [CAR-02]', async () => {
    await show(3, { autoplay: false });
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
  });

  it('runs no timer for a single image [CAR-02]', async () => {
    await show(1);
    // The code that lets a row glide loads after two seconds at the latest.
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reaches the third image by its dot [CAR-02]', async () => {
    await show(4);
    fireEvent.click(dot(3));
    expect(inView()).toEqual(['Kuva 3']);
  });

  it('waits while the mouse is over it and goes on when it leaves [CAR-03]', async () => {
    await show(2);
    fireEvent.pointerEnter(carousel());
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
    fireEvent.pointerLeave(carousel());
    expect(turns(1)).toEqual(['Kuva 2']);
  });

  it('waits for a mouse that comes from another part of a React app [CAR-03]', async () => {
    await show(2);
    // React does not report it; the browser does.
    act(() => void carousel().dispatchEvent(new PointerEvent('pointerenter')));
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
  });

  it('continues at a press on play, even under the mouse that presses it [IMP-22]', async () => {
    await show(2);
    fireEvent.pointerEnter(carousel());
    fireEvent.click(button('Pysäytä kuvien vaihtuminen'));
    fireEvent.click(button('Jatka kuvien vaihtumista'));
    expect(turns(1)).toEqual(['Kuva 2']);
    fireEvent.pointerLeave(carousel());
    fireEvent.pointerEnter(carousel());
    expect(turns(2)).toEqual(['Kuva 2', 'Kuva 2']);
  });

  it('waits while the keyboard is inside and goes on when it leaves [CAR-03]', async () => {
    await show(2);
    reach(dot(1));
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
    act(() => dot(1).blur());
    expect(turns(1)).toEqual(['Kuva 2']);
  });

  it('still waits for the keyboard when the mouse has come and gone [CAR-03]', async () => {
    await show(2);
    reach(dot(1));
    fireEvent.pointerEnter(carousel());
    fireEvent.pointerLeave(carousel());
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
  });

  it('goes to the image of a dot and stays there, also after the mouse has left [CAR-04]', async () => {
    const { events } = await show(3);
    fireEvent.pointerEnter(carousel());
    fireEvent.click(dot(2));
    fireEvent.pointerLeave(carousel());
    expect(turns(3)).toEqual(['Kuva 2', 'Kuva 2', 'Kuva 2']);
    expect(vi.getTimerCount()).toBe(0);
    expect(events).toEqual([{ name: 'atria-slide', detail: { index: 1 } }]);
  });

  it('has named previous and next buttons that loop [IMP-16]', async () => {
    await show(3);
    fireEvent.click(button('Edellinen'));
    expect(inView()).toEqual(['Kuva 3']);
    fireEvent.click(button('Seuraava'));
    fireEvent.click(button('Seuraava'));
    expect(inView()).toEqual(['Kuva 2']);
    expect(turns(1)).toEqual(['Kuva 2']);
  });

  it('names its dots with their number [IMP-16]', async () => {
    await show(2);
    expect(dots().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Näytä kuva 1',
      'Näytä kuva 2',
    ]);
  });

  it('makes images out of view neither focusable nor read [IMP-16]', async () => {
    await show(3);
    expect(slides().map((one) => one.hasAttribute('inert'))).toEqual([false, true, true]);
  });

  it('does not play when less motion is preferred [IMP-21]', async () => {
    prefersLess = true;
    await show(2);
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
    expect(screen.queryByRole('button', { name: /kuvien/ })).toBeNull();
  });

  it('stops when less motion becomes preferred [IMP-21]', async () => {
    await show(2);
    act(() => preferLess(true));
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
  });

  it('is paused and played again by a visible button [IMP-22]', async () => {
    await show(2);
    fireEvent.click(button('Pysäytä kuvien vaihtuminen'));
    expect(turns(2)).toEqual(['Kuva 1', 'Kuva 1']);
    fireEvent.click(button('Jatka kuvien vaihtumista'));
    expect(turns(1)).toEqual(['Kuva 2']);
  });

  it('has no pause button if it does not play [IMP-22]', async () => {
    await show(2, { autoplay: false });
    expect(screen.queryByRole('button', { name: /kuvien/ })).toBeNull();
  });

  it('has decorative images, the first at once and the others late [IMP-23]', async () => {
    await show(2);
    const all = [...carousel().querySelectorAll('img')];
    expect(all.map((one) => [one.alt, one.getAttribute('loading')])).toEqual([
      ['', 'eager'],
      ['', 'lazy'],
    ]);
  });

  it('returns to an existing image when images are removed', async () => {
    const { setProps } = await show(3);
    fireEvent.click(dot(3));
    setProps({ images: images(2) });
    expect(inView()).toEqual(['Kuva 2']);
  });
});
