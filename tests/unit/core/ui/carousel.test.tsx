import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from '../../../../src/core/ui/carousel';
import type { Autoplay } from '../../../../src/core/ui/use-autoplay';
import { renderInFrame } from '../../support/render-in-frame';

const user = userEvent.setup();
const still: Autoplay = {
  isPossible: true,
  isStopped: false,
  isRunning: false,
  setStopped: () => {},
  region: {},
};

const links = ['a', 'b', 'c', 'd'].map((one) => (
  <a key={one} href={`/${one}`}>
    {one}
  </a>
));

function show(props: Partial<CarouselProps> = {}) {
  const select = vi.fn();
  const { unmount } = renderInFrame(function View() {
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
        {props.children ?? links}
      </Carousel>
    );
  });
  return { select, unmount };
}
const slides = () => [...document.querySelectorAll('[aria-roledescription="dia"]')];
const inView = () =>
  slides().flatMap((one) => (one.hasAttribute('inert') ? [] : (one.textContent ?? '')));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => user.click(button(name));
const row = () => screen.getByRole('group', { name: 'Uutuudet' });
const arrows = () =>
  screen
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'))
    .filter((name) => name === 'Edellinen' || name === 'Seuraava');

/** Role, name and kind of all that assistive technology finds in an element, in its order. */
const treeOf = (element: Element): readonly string[] =>
  [...element.querySelectorAll('section, button, [role=group], a')]
    .filter((one) => !one.closest('[inert]'))
    .map((one) =>
      [
        one.getAttribute('role') ?? one.localName,
        one.getAttribute('aria-label') ?? one.textContent,
        one.getAttribute('aria-roledescription'),
      ]
        .filter(Boolean)
        .join(' | '),
    );

describe('a carousel', () => {
  it('is the tree of the carousel pattern: region, controls, groups that are slides [IMP-16]', () => {
    show({ index: 1, wrap: true, autoplay: still });
    const region = screen.getByRole('region', { name: 'Uutuudet' });
    expect(treeOf(region.parentElement as Element)).toEqual([
      'section | Uutuudet | karuselli',
      'button | Pysäytä kuvien vaihtuminen',
      'button | Edellinen',
      ...[1, 2, 3, 4].map((number) => `button | Kuva ${number}`),
      'button | Seuraava',
      'group | Uutuudet',
      'group | 2 / 4 | dia',
      'a | b',
    ]);
  });

  it('has a new slide read, but none that came by itself [IMP-16]', () => {
    const { unmount } = show({ autoplay: { ...still, isRunning: true } });
    expect(row().getAttribute('aria-live')).toBe('off');
    unmount();
    show({ autoplay: still });
    expect(row().getAttribute('aria-live')).toBe('polite');
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

  it('shows an arrow only while there is somewhere to go [CAR-10] [IMP-16]', async () => {
    show({ maxPerView: 2 });
    expect(arrows()).toEqual(['Seuraava']);
    await press('Seuraava');
    expect(inView()).toEqual(['b', 'c']);
    expect(arrows()).toEqual(['Edellinen', 'Seuraava']);
    await press('Seuraava');
    expect(inView()).toEqual(['c', 'd']);
    expect(arrows()).toEqual(['Edellinen']);
  });

  it('hands the focus of an arrow that goes to the row [IMP-15]', async () => {
    show({ maxPerView: 3 });
    await press('Seuraava');
    expect(document.activeElement).toBe(row());
    await press('Edellinen');
    expect(document.activeElement).toBe(row());
  });

  it('goes around where it is told to [IMP-16]', async () => {
    show({ wrap: true });
    await press('Edellinen');
    expect(inView()).toEqual(['d']);
    await press('Seuraava');
    expect(inView()).toEqual(['a']);
  });

  it('shows the first slides beside the last ones where it goes around [IMP-16]', () => {
    show({ wrap: true, index: 3, maxPerView: 2 });
    expect(inView()).toEqual(['a', 'd']);
  });

  it('is moved by the keys of the row that has the focus [IMP-15]', async () => {
    show({ maxPerView: 2 });
    act(() => row().focus());
    // What hears the keys comes after the row itself.
    await waitFor(async () => {
      await user.keyboard('{End}');
      expect(inView()).toEqual(['c', 'd']);
    });
    const shown: (readonly string[])[] = [];
    for (const key of ['{ArrowLeft}', '{Home}', '{ArrowRight}', '{End}', '{ArrowRight}']) {
      await user.keyboard(key);
      shown.push(inView());
    }
    expect(shown.map((one) => one.join(''))).toEqual(['bc', 'ab', 'bc', 'cd', 'cd']);
  });

  it('leaves the keys of what stands in a slide alone [IMP-15]', async () => {
    show();
    act(() => screen.getByRole('link', { name: 'a' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(inView()).toEqual(['a']);
  });

  it('fills its end again when slides are taken away [CAR-11]', () => {
    show({ index: 9, maxPerView: 3 });
    expect(inView()).toEqual(['b', 'c', 'd']);
  });

  it('has no buttons when all is in view', () => {
    show({ maxPerView: 4 });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('pauses by its button, and stops when a visitor chooses a slide [IMP-22] [CAR-04]', async () => {
    const setStopped = vi.fn();
    show({ autoplay: { ...still, setStopped } });
    await press('Pysäytä kuvien vaihtuminen');
    await press('Seuraava');
    expect(setStopped.mock.calls).toEqual([[true], [true]]);
  });

  it('calls slides that repeat by the number of what they repeat', () => {
    show({ count: 4, wrap: true, children: [links, links, links] });
    expect(
      slides()
        .map((one) => one.getAttribute('aria-label')?.[0])
        .join(''),
    ).toBe('123412341234');
  });
});
