import { beforeEach, describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/brand-carousel/brand-carousel.widget';
import { act, fireEvent, rendered, screen } from '../support/dom';
import { renderWidget } from '../support/render-widget';
import { withMotion } from '../support/with-motion';
import { withoutView } from '../support/without-view';

beforeEach(withoutView);

let prefersLess = false;
beforeEach(() => {
  vi.useFakeTimers();
  prefersLess = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion') && prefersLess,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});

async function show(count: number, props: { static?: boolean; seconds?: number } = {}) {
  const view = renderWidget(widget, {
    props: {
      items: Array.from({ length: count }, (_, at) => ({
        image: `/logos/${at + 1}.svg`,
        name: `Merkki ${at + 1}`,
        link: `/merkki/${at + 1}`,
      })),
      ...props,
    },
  });
  const region = screen.queryByRole('region');
  if (region) await withMotion(region);
  return view;
}
const all = () => [...rendered.querySelectorAll('img')].map((one) => Number(one.alt.slice(7)));
const read = () =>
  [...rendered.querySelectorAll('img')]
    .filter((one) => !one.closest('[inert]'))
    .map((one) => Number(one.alt.slice(7)));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const button = (name: string) => screen.queryByRole('button', { name });
const pause = 'Pysäytä kuvien vaihtuminen';

describe('the brand carousel', () => {
  it.each([
    [8, 24],
    [10, 30],
    [20, 40],
    [21, 21],
    [25, 25],
  ])('repeats %i brands until there are %i, 21 at least [CAR-13]', async (given, shown) => {
    await show(given);
    expect(all()).toHaveLength(shown);
    expect(all().slice(0, given)).toEqual(Array.from({ length: given }, (_, at) => at + 1));
  });

  it('shows them once when it is static, and does not move [CAR-13]', async () => {
    await show(8, { static: true });
    expect(all()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    pass(60);
    expect(vi.getTimerCount()).toBe(0);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([3, 8])(
    'has no copy of %i brands read or focusable beside its original [CAR-13]',
    async (count) => {
      await show(count);
      for (let turn = 0; turn < 25; turn++) {
        expect(new Set(read()).size).toBe(read().length);
        expect(read()).toHaveLength(Math.min(count, 6));
        pass(3);
      }
    },
  );

  it('moves by itself, brand by brand, and begins again after the last [CAR-13]', async () => {
    await show(8);
    pass(3);
    expect(read()).toEqual([2, 3, 4, 5, 6, 7]);
    pass(3 * 23);
    expect(read()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('takes another number of seconds', async () => {
    await show(8, { seconds: 10 });
    pass(9);
    expect(read()[0]).toBe(1);
    pass(1);
    expect(read()[0]).toBe(2);
  });

  it('is paused and played again by a visible button [IMP-22]', async () => {
    await show(8);
    expect(read()[0]).toBe(1);
    fireEvent.click(button(pause) as HTMLElement);
    expect(button(pause)).toBeNull();
    pass(30);
    expect(read()[0]).toBe(1);
    fireEvent.click(button('Jatka kuvien vaihtumista') as HTMLElement);
    pass(3);
    expect(read()[0]).toBe(2);
  });

  it('does not move when less motion is preferred [IMP-21]', async () => {
    prefersLess = true;
    await show(8);
    pass(30);
    expect(read()[0]).toBe(1);
    expect(button(pause)).toBeNull();
  });

  it('reports the index of the brand, not of its copy', async () => {
    const { events } = await show(8);
    fireEvent.click(button('Edellinen') as HTMLElement);
    expect(events).toEqual([{ name: 'atria-slide', detail: { index: 7 } }]);
  });

  it('leads each logo to its brand, by its name [IMP-23]', async () => {
    await show(8);
    const link = screen.getAllByRole('link', { name: 'Merkki 1' })[0];
    expect(link?.getAttribute('href')).toBe('/merkki/1');
  });

  it('is nothing at all without brands', async () => {
    await show(0);
    expect(rendered.querySelector('section, ul')).toBeNull();
  });
});
