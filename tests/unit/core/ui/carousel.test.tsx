import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from '../../../../src/core/ui/carousel';
import { renderInFrame } from '../../support/render-in-frame';

const user = userEvent.setup();

function show(props: Partial<CarouselProps> = {}) {
  const select = vi.fn();
  renderInFrame(function View() {
    const [index, setIndex] = useState(0);
    const onSelect = (at: number) => {
      select(at);
      setIndex(at);
    };
    return (
      <Carousel
        label="Uutuudet"
        dotName={(number) => `Kuva ${number}`}
        {...{ index, onSelect }}
        {...props}
      >
        {['a', 'b', 'c', 'd'].map((one) => (
          <a key={one} href={`/${one}`}>
            {one}
          </a>
        ))}
      </Carousel>
    );
  });
  return { select };
}
const inView = () =>
  [...document.querySelectorAll('li')]
    .filter((one) => !one.hasAttribute('inert'))
    .map((one) => one.textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => user.click(button(name));

describe('a carousel', () => {
  it('is a region that says what it is in the language of the page [IMP-16]', () => {
    show();
    const region = screen.getByRole('region', { name: 'Uutuudet' });
    expect(region.getAttribute('aria-roledescription')).toBe('karuselli');
  });

  it('shuts slides out of view off from focus and reading [IMP-16]', () => {
    show({ index: 1, maxPerView: 2 });
    expect(inView()).toEqual(['b', 'c']);
  });

  it('has dots named with their number, the current one marked [IMP-16]', async () => {
    const { select } = show({ index: 1 });
    const dots = screen.getAllByRole('button', { name: /^Kuva/ });
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4].map((number) => `Kuva ${number}`),
    );
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
    await press('Kuva 3');
    expect(select).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('goes to the previous and the next slide, and stops at its ends [IMP-16]', async () => {
    show({ maxPerView: 2 });
    expect(button('Edellinen').disabled).toBe(true);
    await press('Seuraava');
    expect(inView()).toEqual(['b', 'c']);
    await press('Seuraava');
    expect(inView()).toEqual(['c', 'd']);
    expect(button('Seuraava').disabled).toBe(true);
    await press('Edellinen');
    expect(inView()).toEqual(['b', 'c']);
  });

  it('goes around where it is told to [IMP-16]', async () => {
    show({ wrap: true });
    await press('Edellinen');
    expect(inView()).toEqual(['d']);
    await press('Seuraava');
    expect(inView()).toEqual(['a']);
  });

  it('has no buttons when all is in view', () => {
    show({ maxPerView: 4 });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
