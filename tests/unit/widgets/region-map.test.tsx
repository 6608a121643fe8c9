import { describe, expect, it } from 'vitest';
import { lines, regions } from '../../../src/widgets/region-map/finland';
import { widget } from '../../../src/widgets/region-map/region-map.widget';
import { regionShapes, regionsIn } from '../../../src/widgets/region-map/region-outlines';
import { fireEvent, rendered, screen, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const buttons = [
  { buttonLabel: 'Helsinki', buttonRegion: 'Uusimaa', buttonInfo: 'Hämeentie 1' },
  { buttonLabel: 'Tampere', buttonRegion: 'Pirkanmaa', buttonInfo: 'Hatanpää 2' },
  { buttonLabel: 'Tukholma', buttonRegion: 'Uppland', buttonInfo: 'Kungsgatan 3' },
];
const show = (props = {}) => renderWidget(widget, { props: { buttons, ...props } });

const button = (name: string) => screen.getByRole('button', { name });
const map = () => rendered.querySelector<HTMLElement>('[aria-hidden]:has(> svg)');
const numbersOnMap = () => within(map() as HTMLElement).getAllByText(/^\d+$/);
/** The texts of the open panels. */
const told = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-expanded') === 'true')
    .map((one) => rendered.getElementById(`${one.getAttribute('aria-controls')}`)?.textContent);

describe('the region map', () => {
  it('has a button for each region, named by its label [CONT-19]', () => {
    show();
    const names = screen.getAllByRole('button').map((one) => one.textContent?.replace(/^\d+/, ''));
    expect(names).toEqual(['Helsinki', 'Tampere', 'Tukholma']);
    expect(button('Tampere')).toBeTruthy();
  });

  it('numbers the buttons by their position from 1 [CONT-19]', () => {
    show();
    const numbers = screen.getAllByRole('button').map((one) => one.firstChild?.textContent);
    expect(numbers).toEqual(['1', '2', '3']);
  });

  it('shows region and info of the pressed button, and marks it [CONT-19]', () => {
    show();
    expect(told()).toEqual([]);
    fireEvent.click(button('Tampere'));
    expect(told()).toEqual(['PirkanmaaHatanpää 2']);
    expect(button('Tampere').getAttribute('aria-expanded')).toBe('true');
  });

  it('makes links of the telephone numbers in its text, but not of codes and dates [CONT-19]', () => {
    const buttonInfo = 'Maija Mallikas, 020 472 8301\nPL 3, 00101 Helsinki, 1.12.2026 alkaen';
    show({ buttons: [{ buttonLabel: 'Uusimaa', buttonRegion: 'Uusimaa', buttonInfo }] });
    fireEvent.click(button('Uusimaa'));
    const links = screen.getAllByRole('link').map((one) => [one.textContent, one.outerHTML]);
    expect(links).toEqual([['020 472 8301', expect.stringContaining('"tel:0204728301"')]]);
    // The button contains the region already.
    expect(told()).toEqual([buttonInfo]);
  });

  it('has the texts of closed regions in the page, and opens where the browser finds one', () => {
    show();
    const panel = rendered.getElementById(`${button('Tampere').getAttribute('aria-controls')}`);
    expect(panel?.textContent).toBe('PirkanmaaHatanpää 2');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    fireEvent(panel as Element, new Event('beforematch'));
    expect(told()).toEqual(['PirkanmaaHatanpää 2']);
  });

  it('has one region open at a time [CONT-19]', () => {
    show();
    fireEvent.click(button('Tampere'));
    fireEvent.click(button('Tukholma'));
    expect(told()).toEqual(['UpplandKungsgatan 3']);
    fireEvent.click(button('Tukholma'));
    expect(told()).toEqual([]);
  });

  it('puts the numbers of the known regions on the map [CONT-19]', () => {
    show();
    expect(numbersOnMap().map((one) => one.textContent)).toEqual(['1', '2']);
  });

  it('does the same by a number on the map, and focuses its button [CONT-19]', () => {
    show();
    fireEvent.click(numbersOnMap()[1] as HTMLElement);
    expect(told()).toEqual(['PirkanmaaHatanpää 2']);
    expect(rendered.activeElement).toBe(button('Tampere'));
  });

  it('does the same by the region itself on the map [CONT-19]', () => {
    show();
    const paths = [...(map()?.querySelectorAll('path') ?? [])];
    const at = regionShapes.findIndex(({ region }) => region.names.includes('Uusimaa'));
    fireEvent.click(paths[at] as SVGPathElement);
    expect(told()).toEqual(['UusimaaHämeentie 1']);
    const unknown = regionShapes.findIndex(({ region }) => region.names.includes('Lappi'));
    fireEvent.click(paths[unknown] as SVGPathElement);
    expect(told()).toEqual(['UusimaaHämeentie 1']);
  });

  it('has only the list if no region is known [CONT-19]', () => {
    show({ buttons: buttons.slice(2) });
    expect(map()).toBeNull();
    fireEvent.click(button('Tukholma'));
    expect(told()).toEqual(['UpplandKungsgatan 3']);
  });

  it('shows the picture of the editor in place of the map [CONT-19]', () => {
    const { container } = show({ image: '/pictures/alueet.svg' });
    expect(map()).toBeNull();
    const picture = container.querySelector('img');
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/pictures/alueet.svg', '']);
  });

  it('is nothing at all without buttons', () => {
    const { container } = show({ buttons: [] });
    expect(container.querySelector('ol, svg')).toBeNull();
  });
});

describe('the regions named in a text', () => {
  const named = (text: string) => regionsIn(text).map(({ region }) => region.names[0]);

  it.each([
    ['Uusimaa', ['Uusimaa']],
    ['  etelä–karjala ', ['Etelä-Karjala']],
    ['Etela\u0308\u2011Karjala\u200b, Kanta\u00adHäme', ['Etelä-Karjala']],
    ['Åland', ['Ahvenanmaa']],
    ['Norra Österbotten', ['Pohjois-Pohjanmaa']],
    ['North Karelia', ['Pohjois-Karjala']],
    ['Satakunta, Pirkanmaa ja Kanta-Häme', ['Satakunta', 'Pirkanmaa', 'Kanta-Häme']],
    ['Lappi/Kainuu', ['Lappi', 'Kainuu']],
    ['Skåne', []],
    ['', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names));
});

describe('the map of Finland', () => {
  it('has the nineteen regions, each with a closed outline', () => {
    expect(regionShapes).toHaveLength(19);
    const open = regionShapes.filter(({ path }) => !/^M[\d.]+ [\d.]+[LQ][^M]+Z/.test(path));
    expect(open.map(({ region }) => region.names[0])).toEqual([]);
  });

  it('draws each line between regions once, between two existing ones', () => {
    const ids = regions.map(({ id }) => `${id}`);
    const sides = lines.map(([one]) => one.split(' '));
    expect(sides.flat().filter((id) => !ids.includes(id))).toEqual([]);
    const between = sides.filter(({ length }) => length === 2).map((one) => one.sort().join());
    expect(new Set(between).size).toBe(between.length);
  });
});
