import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openOf, type Toggled, toggle } from '../../../src/widgets/accordion/accordion.model';
import { widget } from '../../../src/widgets/accordion/accordion.widget';
import { fireEvent, rendered, screen, userEvent } from '../support/dom';
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
  rendered.getElementById(button(name).getAttribute('aria-controls') ?? '') as HTMLElement;
const maxHeightOf = (name: string) =>
  panelOf(name).parentElement?.style.getPropertyValue('--max-height');

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

  it('has headings of the level that suits the page, with its buttons inside [IMP-15]', () => {
    const { setProps } = show({ items: [item('Pakkaus')] });
    const heading = screen.getByRole('heading', { level: 3, name: 'Pakkaus' });
    expect(heading.firstElementChild).toBe(button('Pakkaus'));
    setProps({ items: [item('Pakkaus')], headingLevel: '2' });
    expect(screen.getByRole('heading', { level: 2, name: 'Pakkaus' })).toBeTruthy();
  });

  it('begins with one open panel if only one may be open, and keeps it so', async () => {
    show({ items: [item('A', { open: true }), item('B', { open: true })], oneOpen: true });
    expect([isOpen('A'), isOpen('B')]).toEqual([true, false]);
    await user.click(button('B'));
    expect([isOpen('A'), isOpen('B')]).toEqual([false, true]);
  });

  it('reports a panel that another one closes as closed', async () => {
    const { events } = show({ items: [item('A', { open: true }), item('B')], oneOpen: true });
    await user.click(button('B'));
    expect(events.map(({ detail }) => detail)).toEqual([
      { heading: 'A', open: false },
      { heading: 'B', open: true },
    ]);
    await user.click(button('B'));
    expect([isOpen('A'), isOpen('B')]).toEqual([false, false]);
  });

  it('opens and closes as the page sets it later, after any press [ELEM-02]', async () => {
    const given = { heading: 'Toimitusehdot', content: 'Arkisin', items: [item('B')] };
    const { setProps } = show(given);
    setProps({ ...given, open: true });
    expect([isOpen('Toimitusehdot'), isOpen('B')]).toEqual([true, false]);
    await user.click(button('Toimitusehdot'));
    expect(isOpen('Toimitusehdot')).toBe(false);
    await user.click(button('B'));
    setProps(given);
    setProps({ ...given, open: true });
    expect([isOpen('Toimitusehdot'), isOpen('B')]).toEqual([true, true]);
    setProps(given);
    expect([isOpen('Toimitusehdot'), isOpen('B')]).toEqual([false, true]);
  });

  it('opens the panel whose id is the hash of the page [IMP-31]', () => {
    vi.spyOn(Element.prototype, 'scrollIntoView');
    show({ items: [item('Pakkaus', { id: 'pakkaus' }), item('Suola')] });
    goToHash('pakkaus');
    expect([isOpen('Pakkaus'), isOpen('Suola')]).toEqual([true, false]);
  });

  it('keeps closed content where the browser and search engines find it', () => {
    show({ items: [item('Suola')] });
    expect(panelOf('Suola').textContent).toBe('Suola: vastaus');
    expect(panelOf('Suola').getAttribute('hidden')).toBe('until-found');
    fireEvent(panelOf('Suola'), new Event('beforematch'));
    expect(isOpen('Suola')).toBe(true);
  });

  it('can be one panel with the content between the tags, opened by the id of its tag', () => {
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

  it('close one another if they have a name', async () => {
    show({}, hostWith(markup));
    await user.click(button('Alkuperä'));
    expect([isOpen('Alkuperä'), isOpen('Suola')]).toEqual([true, false]);
  });

  it('close one another by name alone, and leave those without a name', async () => {
    const one = (name: string, summary: string) =>
      `<details ${name && `name="${name}"`} open><summary>${summary}</summary></details>`;
    show({}, hostWith(one('a', 'A1') + one('a', 'A2') + one('b', 'B1') + one('', 'C')));
    const states = () => ['A1', 'A2', 'B1', 'C'].map(isOpen);
    expect(states()).toEqual([true, false, true, true]);
    await user.click(button('A2'));
    expect(states()).toEqual([false, true, true, true]);
  });

  it('leave what is beside them in its place', () => {
    const { container } = show({}, hostWith(`<p>Ohje</p>${markup}`));
    expect(container.querySelectorAll('slot:not([name])')).toHaveLength(1);
  });

  it('are as before when the accordion is removed [ELEM-09]', () => {
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

  it('show as they are on a server', () => {
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

  it('reports what it needs to the editor, and to no visitor [ELEM-10]', () => {
    expect(open('<p>Pelkkä teksti</p>', false)).toEqual([]);
    expect(open('<p>Pelkkä teksti</p>', true)).toEqual([
      expect.stringContaining('heading: missing; expected a text, or give items, or details'),
    ]);
  });

  it('reports nothing with details between the tags', () =>
    expect(open('<details><summary>Suola</summary></details>', true)).toEqual([]));
});

it('has at most one open panel per group, after any presses', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ open: fc.boolean(), group: fc.constantFrom('', 'a', 'b') }), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.array(fc.tuple(fc.nat(5), fc.boolean()), { maxLength: 20 }),
      (given, presses) => {
        const panels = given.map((one) => ({ ...one, heading: '', hash: '' }));
        let toggled: Toggled = {};
        for (const [place, isOpen] of presses) {
          const at = place % panels.length;
          const before = openOf(panels, toggled);
          toggled = toggle(panels, toggled, at, isOpen);
          const open = openOf(panels, toggled);
          expect(open[at]).toBe(isOpen);
          for (const group of ['a', 'b'])
            expect(
              open.filter((one, index) => one && panels[index]?.group === group).length,
            ).toBeLessThan(2);
          // Panels of another group, or of none, stay as they are.
          panels.forEach(({ group }, index) => {
            if (index !== at && (group === '' || group !== panels[at]?.group))
              expect(open[index]).toBe(before[index]);
          });
        }
      },
    ),
  ));
