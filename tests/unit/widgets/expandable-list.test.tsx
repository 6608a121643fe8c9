import { describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/expandable-list/expandable-list.widget';
import { fireEvent, rendered, screen, userEvent } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const user = userEvent.setup();
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    heading: `Kohta ${index + 1}`,
    content: `Teksti ${index + 1}`,
    fullWidth: index === 1,
  }));
const show = (count: number) => renderWidget(widget, { props: { items: items(count) } });
const all = () => [...rendered.querySelectorAll<HTMLElement>('ul > li')];
const shown = () => all().filter((one) => !one.hidden).length;
const button = () => screen.queryByRole('button', { name: 'Näytä lisää' });
const more = () => user.click(screen.getByRole('button', { name: 'Näytä lisää' }));

describe('the expandable list', () => {
  it('shows 9 items at first, and 5 more with each press until all are shown [CONT-16]', async () => {
    const { events } = show(16);
    expect(shown()).toBe(9);
    await more();
    expect(shown()).toBe(14);
    await more();
    expect(shown()).toBe(16);
    expect(button()).toBeNull();
    expect(events).toEqual([
      { name: 'atria-list-grown', detail: { shown: 14, total: 16 } },
      { name: 'atria-list-grown', detail: { shown: 16, total: 16 } },
    ]);
  });

  it.each([1, 9])('has no button with %i items [CONT-16]', (count) => {
    show(count);
    expect(shown()).toBe(count);
    expect(button()).toBeNull();
  });

  it('moves the focus to the first new item, and announces how many there are [IMP-20]', async () => {
    show(12);
    await more();
    expect(rendered.activeElement).toBe(all()[9]);
    expect(screen.getByRole('status').textContent).toBe('Näytetään 12 / 12');
  });

  it('gives an item the whole row if the editor says so [CONT-16]', () => {
    show(3);
    const [first, second, third] = all().map((one) => one.className);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('has hidden items in the page, and shows what the browser finds there', () => {
    show(16);
    const last = all()[15] as HTMLElement;
    expect(last.textContent).toBe('Kohta 16Teksti 16');
    expect(last.getAttribute('hidden')).toBe('until-found');
    fireEvent(last, new Event('beforematch'));
    expect(shown()).toBe(16);
  });

  it('uses the elements between the tags as its items', () => {
    const host = document.createElement('div');
    host.innerHTML = '<div>Yksi</div><div data-full-width>Kaksi</div><script></script>';
    renderWidget(widget, { host });
    expect(all().map((one) => one.querySelector('slot')?.name)).toEqual(['item-1', 'item-2']);
    expect([...host.children].map(({ slot }) => slot)).toEqual(['item-1', 'item-2', '']);
    expect(all()[1]?.className).not.toBe(all()[0]?.className);
  });

  it('makes no item of what content systems leave between the elements [CONT-16]', () => {
    const host = document.createElement('div');
    host.innerHTML = `<style></style><br><div>Yksi</div><p></p><p>&nbsp;<br></p>
      <p><img alt=""></p><atria-video></atria-video>`;
    renderWidget(widget, { host });
    expect([...host.children].map(({ slot }) => slot)).toEqual([
      ...['', '', 'item-1', '', '', 'item-2', 'item-3'],
    ]);
    expect(all()).toHaveLength(3);
  });

  it('leaves them as the fallback if the block has items [ELEM-09]', () => {
    const host = document.createElement('div');
    host.innerHTML = '<p>Lista tulee.</p>';
    renderWidget(widget, { host, props: { items: items(1) } });
    expect(all()).toHaveLength(1);
    expect(host.firstElementChild?.slot).toBe('');
  });
});

it('reports to an editor that there are no items, neither in the block nor between the tags [ELEM-10]', () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  const open = (html: string) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = html;
    renderWidget(widget, { host, settings: { editMode: true } });
  };
  open('<p>Yksi</p>');
  expect(told).not.toHaveBeenCalled();
  open('');
  expect(told.mock.calls.flat()).toEqual([expect.stringContaining('items: missing;')]);
});
