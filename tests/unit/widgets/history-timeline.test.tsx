import { describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/history-timeline/history-timeline.widget';
import { fireEvent, rendered, screen, userEvent, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const user = userEvent.setup();
const item = (year: string, image = '') => ({
  year,
  heading: `Vuosi ${year}`,
  text: 'Teksti',
  image,
  imageAlt: image && 'Tehdas',
});
const show = (...years: string[]) =>
  renderWidget(widget, { props: { items: years.map((year) => item(year)) } });
const rows = () => [...rendered.querySelectorAll<HTMLElement>('ol > li')];
const year = (name: string) => screen.getByRole('button', { name });
const current = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-current'))
    .map((one) => one.textContent);

/** Puts the items at these distances from the top of the window, and scrolls a bit. */
async function scrollTo(...tops: number[]): Promise<void> {
  rows().forEach((row, index) => {
    row.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
  });
  fireEvent(window, new Event('wheel'));
  fireEvent(window, new Event('scroll'));
}

describe('the history timeline', () => {
  it('shows year, heading, text and picture in the given order [CONT-17, IMP-23]', () => {
    renderWidget(widget, { props: { items: [item('1991'), item('1903', '/pictures/a.jpg')] } });
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      '1991Vuosi 1991',
      '1903Vuosi 1903',
    ]);
    expect(rows().map((row) => within(row).getByText('Teksti').localName)).toEqual(['p', 'p']);
    const picture = screen.getByRole('img', { name: 'Tehdas' });
    expect(rows()[1]?.contains(picture)).toBe(true);
    expect(picture.getAttribute('loading')).toBe('lazy');
  });

  it('has a button for each year, which moves to its item [CONT-17]', async () => {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { events } = show('1903', '1932', '1957');
    await user.click(year('1932'));
    expect(moved.mock.contexts).toEqual([rows()[1]]);
    expect(rendered.activeElement).toBe(rows()[1]);
    expect(current()).toEqual(['1932']);
    expect(events).toEqual([{ name: 'atria-year-chosen', detail: { year: '1932' } }]);
  });

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])(
    'scrolls there without animation if less motion is preferred: %s [IMP-21]',
    async (matches, behavior) => {
      vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
      const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
      show('1903', '1932');
      await user.click(year('1932'));
      expect(moved).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
    },
  );

  it('marks the year that is being read', async () => {
    show('1903', '1932', '1957');
    await scrollTo(100, 900, 1700);
    await vi.waitFor(() => expect(current()).toEqual(['1903']));
    await scrollTo(-900, -100, 700);
    await vi.waitFor(() => expect(current()).toEqual(['1932']));
    await scrollTo(-1700, -900, 5);
    await vi.waitFor(() => expect(current()).toEqual(['1957']));
  });

  it('needs no buttons for a single year', () => {
    show('1903');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { name: /1903/ })).toBeTruthy();
  });

  it('shows nothing without years', () => {
    show();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
