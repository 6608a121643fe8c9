import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeProblem } from '../../../src/core/element/problem';
import { readValues } from '../../../src/core/element/reading/values';
import { baseTokens } from '../../../src/core/style/tokens';
import { widget } from '../../../src/widgets/school-slider/school-slider.widget';
import { declared } from '../support/declared';
import { fireEvent, screen, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';
import { withoutView } from '../support/without-view';

beforeEach(withoutView);

const slide = (url: string, title: string, isVideo = false) => ({
  url,
  title,
  isVideo,
  image: '',
  captions: '',
});
const slides = [
  slide('/pictures/luokka.svg', 'Luokka'),
  slide('/videos/tila.webm', 'Tila', true),
  slide('/pictures/keittio.svg', 'Keittiö'),
];
const show = (given = slides) => renderWidget(widget, { props: { slides: given } });

const region = () => screen.getByRole('region', { name: 'Kuvat ja videot' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The visible slides. */
const inView = () =>
  within(region())
    .getAllByRole('group', { name: /^\d+ \/ \d+$/ })
    .filter((one) => !one.hasAttribute('inert'));
const number = () => inView().map((one) => one.getAttribute('aria-label'));
const play = () => press('Toista video: Tila');
const video = () => region().querySelector('video') as HTMLVideoElement;

/** The data read from slides as an editor writes them. */
const read = (given: unknown[]) =>
  readValues(widget.contract.attributes, {
    properties: {},
    attribute: () => null,
    block: { slides: given },
    page: {},
  });

describe('the school slider', () => {
  it('shows a picture of a slide without a video [CAR-07]', () => {
    show();
    expect(within(inView()[0] as HTMLElement).getByRole('img', { name: 'Luokka' })).toBeTruthy();
  });

  it('shows a player of a slide with a video [CAR-07]', () => {
    show();
    press('Näytä video 2');
    play();
    expect(inView()[0]?.contains(video())).toBe(true);
    expect(video().getAttribute('src')).toBe('/videos/tila.webm');
  });

  it('reports the slide that a visitor chose', () => {
    const { events } = show();
    press('Näytä video 2');
    expect(events).toEqual([{ name: 'atria-slide', detail: { index: 1 } }]);
  });

  it('reads the fields as Url and IsVideo, too [CAR-07]', () => {
    const { values, problems } = read([{ Url: '/videos/tila.webm', IsVideo: true }]);
    expect(values.slides).toMatchObject([{ url: '/videos/tila.webm', isVideo: true }]);
    expect(problems).toEqual([]);
  });

  it('wraps around in both directions [CAR-06]', () => {
    show();
    press('Edellinen');
    expect(number()).toEqual(['3 / 3']);
    press('Seuraava');
    expect(number()).toEqual(['1 / 3']);
    press('Seuraava');
    expect(number()).toEqual(['2 / 3']);
  });

  it('turns in 500 ms [CAR-06]', () => {
    show();
    const track = inView()[0]?.parentElement as HTMLElement;
    expect(declared(track, 'transition-duration')).toBe('var(--_duration-slide)');
    expect(baseTokens['duration-slide']).toBe('500ms');
  });

  it('pauses the video when its slide is left [CAR-07]', () => {
    show();
    press('Näytä video 2');
    play();
    const pause = vi.spyOn(video(), 'pause');
    press('Seuraava');
    expect(pause).toHaveBeenCalledOnce();
  });

  it('has named buttons and dots, and nothing focusable out of view [IMP-16]', () => {
    show();
    const names = ['Näytä kuva 1', 'Näytä video 2', 'Näytä kuva 3', 'Edellinen', 'Seuraava'];
    for (const name of names) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(number()).toEqual(['1 / 3']);
  });

  it('has neither for a single slide', () => {
    show(slides.slice(0, 1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('drops a slide whose address is no video or not safe, and reports it to the editor [ELEM-10, IMP-09]', () => {
    const { values, problems } = read([
      { url: 'https://example.org/sivu', isVideo: true },
      { url: 'javascript:alert(1)' },
      ...slides,
    ]);
    expect(values.slides).toEqual(slides);
    expect(problems.map((problem) => describeProblem('atria-school-slider', problem))).toEqual([
      expect.stringMatching(
        /> block slides\[0\]: given .*sivu.*, expected .*url .+ YouTube or Vimeo; the entry is left out$/,
      ),
      expect.stringMatching(
        /> block slides\[1\]: given {"url":"javascript:alert\(1\)"}, expected .*url .+ YouTube or Vimeo; the entry is left out$/,
      ),
    ]);
  });

  it('returns to an existing slide when slides are removed', () => {
    const { setProps } = show();
    press('Näytä kuva 3');
    setProps({ slides: slides.slice(0, 2) });
    expect(number()).toEqual(['2 / 2']);
  });

  it('is nothing at all without slides', () => {
    const { container } = show([]);
    expect(container.querySelector('section')).toBeNull();
  });
});
