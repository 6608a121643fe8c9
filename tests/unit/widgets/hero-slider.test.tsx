import { beforeEach, describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/hero-slider/hero-slider.widget';
import { declared } from '../support/declared';
import { fireEvent, rendered, screen } from '../support/dom';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import { withoutView } from '../support/without-view';

beforeEach(withoutView);

type Slides = NonNullable<NonNullable<RenderOptions<typeof widget.contract>['props']>['slides']>;
const slide = (given: Partial<Slides[number]>): Slides[number] => ({
  image: '/pictures/a.webp',
  text: '',
  darken: false,
  textAlignment: 'left',
  classes: '',
  ...given,
});
const show = (...given: Partial<Slides[number]>[]) =>
  renderWidget(widget, { props: { slides: given.map(slide) } });
const named = (...texts: string[]) => show(...texts.map((text) => ({ text })));

const places = () => [...rendered.querySelectorAll('[aria-roledescription="dia"]')];
const inView = () =>
  places().flatMap((one) => (one.hasAttribute('inert') ? [] : one.textContent || '-'));
const first = () => places()[0]?.firstElementChild as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alignOf = (text: string) => declared(screen.getByText(text), 'text-align');

describe('the hero slider', () => {
  it('shows one slide at a time, its picture and its text [CAR-05]', () => {
    named('Eka', 'Toka');
    expect(inView()).toEqual(['Eka']);
    expect(first().querySelector('img')?.getAttribute('src')).toBe('/pictures/a.webp');
  });

  it('puts a dark layer only over the picture of a darkened slide [CAR-05]', () => {
    show({ darken: true }, {});
    const layers = places().map((one) => one.querySelectorAll('img + div').length);
    expect(layers).toEqual([1, 0]);
    expect(declared(first().lastElementChild as Element, 'background')).toContain('color-backdrop');
  });

  it('aligns each text as its slide says [CAR-05]', () => {
    show(
      { text: 'a', textAlignment: 'left' },
      { text: 'b', textAlignment: 'center' },
      { text: 'c', textAlignment: 'right' },
    );
    expect(['a', 'b', 'c'].map(alignOf)).toEqual(['start', 'center', 'end']);
  });

  it('adds the classes to the slide, also as parts that a page can style [CAR-05]', () => {
    show({ classes: 'joulu iso' });
    expect([...first().classList]).toEqual(expect.arrayContaining(['joulu', 'iso']));
    expect(first().getAttribute('part')).toBe('joulu iso');
  });

  it('loops in both directions [CAR-06]', () => {
    const { events } = named('Eka', 'Toka', 'Kolmas');
    press('Edellinen');
    expect(inView()).toEqual(['Kolmas']);
    press('Seuraava');
    expect(inView()).toEqual(['Eka']);
    expect(events.map(({ detail }) => detail)).toEqual([{ index: 2 }, { index: 0 }]);
  });

  it('has the turn of 500 ms in its row [CAR-06]', () => {
    named('Eka', 'Toka');
    const row = screen.getByRole('group', { name: 'diat' });
    expect(declared(row, 'transition-duration')).toContain('duration-slide');
  });

  it('goes to the slide of a dot [IMP-16]', () => {
    named('Eka', 'Toka', 'Kolmas');
    press('Näytä nosto 2');
    expect(inView()).toEqual(['Toka']);
  });

  it('has decorative pictures, the first at once and the others late [IMP-23]', () => {
    show({}, {}, {});
    const all = [...rendered.querySelectorAll('img')];
    expect(all.map((one) => [one.alt, one.getAttribute('loading')])).toEqual([
      ['', 'eager'],
      ['', 'lazy'],
      ['', 'lazy'],
    ]);
  });

  it('has no controls for a single slide, and is nothing without any', () => {
    named('Eka').unmount();
    named('Eka');
    expect(screen.queryAllByRole('button')).toEqual([]);
    show();
    expect(rendered.querySelectorAll('section')).toHaveLength(1);
  });
});
