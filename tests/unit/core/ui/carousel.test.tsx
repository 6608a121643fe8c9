import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from '../../../../src/core/ui/carousel';
import { act, fireEvent, rendered, screen, userEvent, waitFor } from '../../support/dom';
import { layOut } from '../../support/lay-out';
import { renderInFrame } from '../../support/render-in-frame';
import { withMotion } from '../../support/with-motion';
import { withoutView } from '../../support/without-view';

beforeEach(withoutView);

const user = userEvent.setup();
const autoplay = { seconds: 3600, next: (index: number) => index + 1 };
const letters = ['a', 'b', 'c', 'd'];

function show(props: Partial<CarouselProps<string>> = {}) {
  const at = (given: Partial<CarouselProps<string>>) => (
    <Carousel label="Uutuudet" slides={letters} dotName={(number) => `Kuva ${number}`} {...given}>
      {(one) => <a href={`/${one}`}>{one}</a>}
    </Carousel>
  );
  let given = props;
  const { unmount, setProps, events } = renderInFrame(() => at(given));
  return {
    events,
    unmount,
    /** Renders again with other slides. */
    give: (next: Partial<CarouselProps<string>>) => {
      given = next;
      setProps({});
    },
  };
}
const slides = () => [...rendered.querySelectorAll('[aria-roledescription="dia"]')];
const inView = () =>
  slides().flatMap((one) => (one.hasAttribute('inert') ? [] : (one.textContent ?? '')));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => user.click(button(name));
const row = () => screen.getByRole('group', { name: 'diat' });
const arrows = () =>
  screen
    .getAllByRole('button')
    .filter((one) => !one.inert)
    .map((one) => one.getAttribute('aria-label'))
    .filter((name) => name === 'Edellinen' || name === 'Seuraava');

/** Role, name and kind of all that assistive technology finds in an element, in order. */
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
  it('is the tree of the carousel pattern: region, controls, groups that are slides [IMP-16]', async () => {
    show({ wrap: true, autoplay });
    await press('Seuraava');
    const region = screen.getByRole('region', { name: 'Uutuudet' });
    expect(treeOf(region.parentElement as Element)).toEqual([
      'section | Uutuudet | karuselli',
      'button | Jatka kuvien vaihtumista',
      'button | Edellinen',
      ...[1, 2, 3, 4].map((number) => `button | Kuva ${number}`),
      'button | Seuraava',
      'group | diat',
      'group | 2 / 4 | dia',
      'a | b',
    ]);
  });

  it('announces a new slide, but none that came by itself [IMP-16]', async () => {
    show({ autoplay });
    expect(row().getAttribute('aria-live')).toBe('off');
    await press('Pysäytä kuvien vaihtuminen');
    expect(row().getAttribute('aria-live')).toBe('polite');
  });

  it('makes slides out of view neither focusable nor read [IMP-16]', async () => {
    show({ maxPerView: 2 });
    await press('Seuraava');
    expect(inView()).toEqual(['b', 'c']);
  });

  it('has dots named with their number, the current one marked [IMP-16]', async () => {
    const { events } = show();
    await press('Kuva 2');
    const dots = screen.getAllByRole('button', { name: /^Kuva/ });
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4].map((number) => `Kuva ${number}`),
    );
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
    await press('Kuva 3');
    expect(events.map(({ detail }) => detail)).toEqual([{ index: 1 }, { index: 2 }]);
  });

  it('shows an arrow only while there is a slide on its side [CAR-10] [IMP-16]', async () => {
    show({ maxPerView: 2 });
    expect(arrows()).toEqual(['Seuraava']);
    await press('Seuraava');
    expect(inView()).toEqual(['b', 'c']);
    expect(arrows()).toEqual(['Edellinen', 'Seuraava']);
    await press('Seuraava');
    expect(inView()).toEqual(['c', 'd']);
    expect(arrows()).toEqual(['Edellinen']);
  });

  it('passes the focus of a disappearing arrow to the row [IMP-15]', async () => {
    show({ maxPerView: 3 });
    await press('Seuraava');
    expect(rendered.activeElement).toBe(row());
    await press('Edellinen');
    expect(rendered.activeElement).toBe(row());
  });

  it('loops on request [IMP-16]', async () => {
    show({ wrap: true });
    await press('Edellinen');
    expect(inView()).toEqual(['d']);
    await press('Seuraava');
    expect(inView()).toEqual(['a']);
  });

  it('shows the first slides beside the last ones if it loops [IMP-16]', async () => {
    show({ wrap: true, maxPerView: 2 });
    await press('Edellinen');
    expect(inView()).toEqual(['a', 'd']);
  });

  it('moves by the keys of the focused row [IMP-15]', async () => {
    show({ maxPerView: 2 });
    act(() => row().focus());
    // The code for the keys loads after the row itself.
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

  it('ignores the keys of a slide’s content [IMP-15]', async () => {
    show();
    act(() => screen.getByRole('link', { name: 'a' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(inView()).toEqual(['a']);
  });

  it('fills its end again when slides are removed [CAR-11]', async () => {
    const { give } = show({ maxPerView: 3, slides: [...letters, 'e', 'f'] });
    await press('Kuva 4');
    expect(inView()).toEqual(['d', 'e', 'f']);
    give({ maxPerView: 3 });
    expect(inView()).toEqual(['b', 'c', 'd']);
  });

  it('has no buttons when all is in view, nor is its row focusable', () => {
    show({ maxPerView: 4 });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(row().hasAttribute('tabindex')).toBe(false);
  });

  it('has a row that the keyboard reaches if it scrolls, with another name than the region', () => {
    show();
    expect(row().getAttribute('tabindex')).toBe('0');
    expect(row().getAttribute('aria-label')).not.toBe('Uutuudet');
  });

  it('pauses by its button, and stops when a visitor chooses a slide [IMP-22] [CAR-04]', async () => {
    show({ autoplay });
    await press('Pysäytä kuvien vaihtuminen');
    await press('Jatka kuvien vaihtumista');
    await press('Seuraava');
    expect(button('Jatka kuvien vaihtumista')).toBeTruthy();
  });

  it('keeps an arrow in its place where it has nowhere to go [CAR-10] [IMP-28]', async () => {
    show({ maxPerView: 3 });
    expect(button('Edellinen').inert).toBe(true);
    await press('Seuraava');
    expect(button('Seuraava').inert).toBe(true);
    expect(button('Edellinen').inert).toBe(false);
  });

  it('takes no second press of a quick pair that meets the other arrow [IMP-28]', () => {
    show({ maxPerView: 2 });
    fireEvent.click(button('Seuraava'), { detail: 1 });
    fireEvent.click(button('Edellinen'), { detail: 2 });
    expect(inView()).toEqual(['b', 'c']);
    fireEvent.click(button('Edellinen'), { detail: 1 });
    expect(inView()).toEqual(['a', 'b']);
  });

  it('has nowhere to go with copies of a single slide, nor does it by itself', () => {
    show({ count: 1, wrap: true, slides: Array<string>(21).fill('a'), autoplay });
    expect(screen.queryAllByRole('button')).toEqual([]);
    // That of a row which moves by itself is off.
    expect(row().getAttribute('aria-live')).toBe('polite');
  });

  it('names repeated slides by the number of their originals', () => {
    show({ count: 4, wrap: true, slides: [...letters, ...letters, ...letters] });
    expect(
      slides()
        .map((one) => one.getAttribute('aria-label')?.[0])
        .join(''),
    ).toBe('123412341234');
  });
});

describe('a carousel that is laid out', () => {
  /** What is in view of each slide, told as a browser does. */
  let report: (parts: readonly number[]) => void;

  /** A row with two slides of 100 px in view. */
  beforeEach(() => {
    layOut();
    const sizes = { offsetWidth: () => 100, clientWidth: () => 200 };
    for (const [name, size] of Object.entries(sizes))
      vi.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockImplementation(size);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(call: (entries: object[]) => void) {
          report = (parts) =>
            act(() =>
              call(parts.map((part, at) => ({ target: slides()[at], intersectionRatio: part }))),
            );
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  it('leaves all slides live until the browser has said which are in view', async () => {
    show({ maxPerView: 4 });
    expect(inView()).toEqual(letters);
    report([1, 1, 0, 0]);
    expect(inView()).toEqual(['a', 'b']);
  });

  it('stays where a visitor has swiped it before its code was there', async () => {
    show({ maxPerView: 2 });
    row().scrollLeft = 200;
    report([0, 0, 1, 1]);
    expect(row().scrollLeft).toBe(200);
    await withMotion(row());
    await waitFor(() => expect(button('Kuva 3').getAttribute('aria-current')).toBe('true'));
    expect(row().scrollLeft).toBe(200);
  });

  it('turns from what a swipe has brought into view before its code was there', () => {
    show({ maxPerView: 2, slides: [...letters, 'e', 'f'] });
    report([0, 0, 1, 1, 0, 0]);
    fireEvent.click(button('Seuraava'));
    expect(button('Kuva 4').getAttribute('aria-current')).toBe('true');
  });

  it('counts what fits, not what is in view in the middle of a turn [CAR-10] [CAR-11]', async () => {
    show({ maxPerView: 4, slides: [...letters, 'e', 'f'] });
    await waitFor(() => expect(arrows()).toEqual(['Seuraava']));
    for (let at = 1; at <= 4; at++) {
      await press('Seuraava');
      // Between two slides less than half of each is in view.
      report([0, 0, 0, 0.5, 0.5, 0]);
      expect(button(`Kuva ${at + 1}`).getAttribute('aria-current')).toBe('true');
      expect(arrows()).toEqual(at < 4 ? ['Edellinen', 'Seuraava'] : ['Edellinen']);
    }
  });
});
