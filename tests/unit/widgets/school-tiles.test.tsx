import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/school-tiles/school-tiles.widget';
import { screen, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const items = [
  { heading: 'Tehtävät', image: '/pictures/tehtavat.svg', link: '/koulut/tehtavat' },
  { heading: 'Videot', image: '', link: '/koulut/videot' },
];
const tiles = () => screen.getAllByRole('listitem');

describe('the school tiles', () => {
  it('each have heading, image and link [CONT-20]', () => {
    renderWidget(widget, { props: { items } });
    const [first] = tiles() as [HTMLElement];
    const heading = within(first).getByRole('heading', { name: 'Tehtävät' });
    expect(within(heading).getByRole('link').getAttribute('href')).toBe('/koulut/tehtavat');
    expect(first.querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\/tehtavat.svg/);
  });

  it('are in the given order [CONT-20]', () => {
    renderWidget(widget, { props: { items } });
    expect(tiles().map((one) => one.textContent)).toEqual(['Tehtävät', 'Videot']);
  });

  it('become smaller by the letters of their longest word', () => {
    renderWidget(widget, {
      props: { items: [{ image: '', link: '/k', heading: 'Hävikki\u00adviikon ja ruoka-apu' }] },
    });
    const heading = screen.getByRole('heading');
    expect(heading.style.getPropertyValue('--longest')).toBe('7');
  });

  it('work without a picture [CONT-20]', () => {
    renderWidget(widget, { props: { items } });
    expect(tiles()[1]?.querySelector('img')).toBeNull();
  });

  it('have decorative pictures that load late [IMP-23]', () => {
    renderWidget(widget, { props: { items } });
    const image = tiles()[0]?.querySelector('img');
    expect([image?.alt, image?.getAttribute('loading')]).toEqual(['', 'lazy']);
  });

  it('are no link if the address is unsafe [IMP-09]', () => {
    renderWidget(widget, {
      props: { items: [{ heading: 'Vaara', image: '', link: 'javascript:alert(1)' }] },
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Vaara' })).toBeTruthy();
  });

  it('are nothing at all without items', () => {
    const { container } = renderWidget(widget, { props: { items: [] } });
    expect(container.querySelector('ul')).toBeNull();
  });
});
