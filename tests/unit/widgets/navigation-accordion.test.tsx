import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/navigation-accordion/navigation-accordion.widget';
import { rendered, screen, userEvent, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const user = userEvent.setup();
const items = [
  {
    label: 'Makkarat',
    link: '/makkarat',
    expanded: true,
    children: [{ label: 'Nakit', link: '/makkarat/nakit' }],
  },
  { label: 'Kana', link: '', expanded: false, children: [{ label: 'Fileet', link: '/fileet' }] },
  { label: 'Uutuudet', link: '/uutuudet', expanded: false, children: [] },
];
const show = () => renderWidget(widget, { props: { items } });
const button = (name: string) => screen.getByRole('button', { name });
const panelOf = (name: string) =>
  rendered.getElementById(button(name).getAttribute('aria-controls') ?? '') as HTMLElement;

describe('the navigation accordion', () => {
  it('has sections with a link and, beside it, a button for their links [CONT-14, IMP-15]', () => {
    show();
    const nav = screen.getByRole('navigation', { name: 'Osion sivut' });
    expect(within(nav).getByRole('link', { name: 'Makkarat' }).getAttribute('href')).toBe(
      '/makkarat',
    );
    expect(button('Makkarat: alavalikko').getAttribute('aria-expanded')).toBe('true');
    expect(within(panelOf('Makkarat: alavalikko')).getByRole('link').textContent).toBe('Nakit');
  });

  it('opens a section without a link by its text, and says so [CONT-14]', async () => {
    const { events } = show();
    expect(panelOf('Kana').hidden).toBe(true);
    await user.click(button('Kana'));
    expect(panelOf('Kana').hidden).toBe(false);
    expect(events).toEqual([
      { name: 'atria-accordion-toggle', detail: { heading: 'Kana', open: true } },
    ]);
  });

  it('has no button beside a link without children [CONT-14]', () => {
    show();
    expect(screen.queryByRole('button', { name: /Uutuudet/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Uutuudet' })).toBeTruthy();
  });

  it('of another page has the sections of that page open, none of the one before [CONT-14, ELEM-02]', async () => {
    const { setProps } = show();
    await user.click(button('Kana'));
    const [, chicken, news] = items;
    setProps({
      items: [
        {
          label: 'Leikkeleet',
          link: '',
          expanded: false,
          children: [{ label: 'Kinkut', link: '/k' }],
        },
        {
          label: 'Salaatit',
          link: '',
          expanded: false,
          children: [{ label: 'Vihreä', link: '/v' }],
        },
        { ...chicken, label: 'Ruoat', expanded: true },
        news,
      ] as never,
    });
    expect(
      ['Leikkeleet', 'Salaatit', 'Ruoat'].map((name) => button(name).getAttribute('aria-expanded')),
    ).toEqual(['false', 'false', 'true']);
  });

  it('is at most 900 px high [CONT-13, CONT-14]', () => {
    show();
    const { style } = panelOf('Makkarat: alavalikko').parentElement as HTMLElement;
    expect(style.getPropertyValue('--max-height')).toBe('900px');
  });

  it('marks the current page', () => {
    const here = window.location.pathname;
    const own = [{ label: 'Tässä', link: `${here}#`, expanded: false, children: [] }];
    renderWidget(widget, { props: { items: [{ ...own[0], link: here }, ...items] as never } });
    expect(screen.getByRole('link', { name: 'Tässä' }).getAttribute('aria-current')).toBe('page');
  });
});
