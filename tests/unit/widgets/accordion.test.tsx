import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/accordion/accordion.widget';
import { goToHash } from '../support/go-to-hash';
import { type RenderOptions, renderWidget } from '../support/render-widget';

const user = userEvent.setup();
const item = (heading: string, more: { id?: string; open?: boolean; content?: string } = {}) => ({
  heading,
  content: `${heading}: vastaus`,
  open: false,
  id: '',
  ...more,
});
const show = (
  props: NonNullable<RenderOptions<typeof widget.contract>['props']>,
  host?: HTMLElement,
) => renderWidget(widget, { props, ...(host && { host }) });

/** An element in the page with something between its tags. */
function hostWith(html: string, id = ''): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.id = id;
  host.innerHTML = html;
  return host;
}
const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const panelOf = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-controls') ?? '') as HTMLElement;
const maxHeightOf = (name: string) =>
  panelOf(name).parentElement?.style.getPropertyValue('--max-height');

afterEach(() => {
  window.location.hash = '';
  vi.restoreAllMocks();
});

describe('the accordion', () => {
  it('opens and closes by its headings, and says so [CONT-13, IMP-15]', async () => {
    const { events } = show({ items: [item('Pakastaminen'), item('Pakkaus')] });
    expect(isOpen('Pakastaminen')).toBe(false);
    await user.click(button('Pakastaminen'));
    expect([isOpen('Pakastaminen'), isOpen('Pakkaus')]).toEqual([true, false]);
    await user.click(button('Pakastaminen'));
    expect(isOpen('Pakastaminen')).toBe(false);
    expect(events).toEqual([
      { name: 'atria-accordion-toggle', detail: { heading: 'Pakastaminen', open: true } },
      { name: 'atria-accordion-toggle', detail: { heading: 'Pakastaminen', open: false } },
    ]);
  });

  it('is at most 800 px high, the small one 100 px [CONT-13]', () => {
    const { setProps } = show({ items: [item('Pakkaus')] });
    expect(maxHeightOf('Pakkaus')).toBe('800px');
    setProps({ items: [item('Pakkaus')], small: true });
    expect(maxHeightOf('Pakkaus')).toBe('100px');
  });

  it('has headings of the level that the page needs', () => {
    const { setProps } = show({ items: [item('Pakkaus')] });
    expect(screen.getByRole('heading', { level: 3, name: 'Pakkaus' })).toBeTruthy();
    setProps({ items: [item('Pakkaus')], headingLevel: '2' });
    expect(screen.getByRole('heading', { level: 2, name: 'Pakkaus' })).toBeTruthy();
  });

  it('begins with one open panel where one may be open, and keeps it so', async () => {
    show({ items: [item('A', { open: true }), item('B', { open: true })], oneOpen: true });
    expect([isOpen('A'), isOpen('B')]).toEqual([true, false]);
    await user.click(button('B'));
    expect([isOpen('A'), isOpen('B')]).toEqual([false, true]);
  });

  it('opens the panel whose id is the hash of the page [IMP-31]', () => {
    vi.spyOn(Element.prototype, 'scrollIntoView');
    show({ items: [item('Pakkaus', { id: 'pakkaus' }), item('Suola')] });
    goToHash('pakkaus');
    expect([isOpen('Pakkaus'), isOpen('Suola')]).toEqual([true, false]);
  });

  it('keeps what is closed where the browser and search engines find it', () => {
    show({ items: [item('Suola')] });
    expect(panelOf('Suola').textContent).toBe('Suola: vastaus');
    expect(panelOf('Suola').getAttribute('hidden')).toBe('until-found');
    fireEvent(panelOf('Suola'), new Event('beforematch'));
    expect(isOpen('Suola')).toBe(true);
  });

  it('can be one panel with what stands between the tags, opened by the id of its tag', () => {
    vi.spyOn(Element.prototype, 'scrollIntoView');
    window.location.hash = 'ehdot';
    show({ heading: 'Toimitusehdot' }, hostWith('<p>Arkisin</p>', 'ehdot'));
    expect(panelOf('Toimitusehdot').querySelector('slot:not([name])')).toBeTruthy();
    expect(isOpen('Toimitusehdot')).toBe(true);
  });

  it('shows nothing without panels', () => {
    const { container } = show({}, hostWith(''));
    expect(container.querySelector('[part=root]')?.childElementCount).toBe(1);
    expect(container.querySelector('button, slot')).toBeNull();
  });
});

describe('details between the tags of the accordion', () => {
  const markup = `<details name="faq"><summary>Alkuperä</summary><p>Pakkauksessa.</p></details>
    <details name="faq" id="suola" open><summary> Suola </summary><p>Vähän.</p></details>`;

  it('become its panels, with their own content in them [CONT-13]', async () => {
    const host = hostWith(markup);
    show({}, host);
    expect([isOpen('Alkuperä'), isOpen('Suola')]).toEqual([false, true]);
    expect([...host.children].map((one) => one.slot)).toEqual(['item-1', 'item-2']);
    expect(panelOf('Suola').querySelector('slot')?.name).toBe('item-2');
    expect([...host.querySelectorAll('details')].every(({ open }) => open)).toBe(true);
  });

  it('close one another where they have a name', async () => {
    show({}, hostWith(markup));
    await user.click(button('Alkuperä'));
    expect([isOpen('Alkuperä'), isOpen('Suola')]).toEqual([true, false]);
  });

  it('are as before when the accordion goes [ELEM-09]', () => {
    const host = hostWith(markup);
    const { unmount } = show({}, host);
    unmount();
    const states = [...host.querySelectorAll('details')].map(({ open, slot }) => [open, slot]);
    expect(states).toEqual([
      [false, ''],
      [true, ''],
    ]);
    const names = [...host.children].map((one) => one.getAttribute('name'));
    expect(names).toEqual(['faq', 'faq']);
    expect(host.querySelector('summary')?.style.display).toBe('');
  });

  it('can come later', async () => {
    const host = hostWith('');
    show({}, host);
    host.innerHTML = markup;
    await screen.findByRole('button', { name: 'Alkuperä' });
  });

  it('stand there as they are on a server', () => {
    const { element } = show({});
    expect(renderToString(element)).toContain('<slot></slot>');
  });
});

describe('an accordion without panels', () => {
  const told = vi.fn();
  const open = (html: string, editMode: boolean) => {
    vi.spyOn(console, 'warn').mockImplementation(told);
    const host = hostWith(html);
    renderWidget(widget, { host, settings: { editMode } });
    return told.mock.calls.flat();
  };
  afterEach(() => told.mockClear());

  it('tells the editor what it needs, and no visitor [ELEM-10]', () => {
    expect(open('<p>Pelkkä teksti</p>', false)).toEqual([]);
    expect(open('<p>Pelkkä teksti</p>', true)).toEqual([
      expect.stringContaining('heading: missing; expected a text, or give items, or details'),
    ]);
  });

  it('has nothing to tell of details between the tags', () =>
    expect(open('<details><summary>Suola</summary></details>', true)).toEqual([]));
});
